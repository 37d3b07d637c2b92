// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A question to the user.
  public struct MessageDialog: Sendable {
    /// What an answer is like.
    public enum Style: Sendable {
      /// One among others.
      case normal
      /// The one that most people want.
      case suggested
      /// One that cannot be undone.
      case destructive
    }

    /// One of the answers.
    public struct Answer: Sendable {
      /// What tells it from the others.
      public var name: String
      /// The text of its button.
      public var title: String
      /// What it is like.
      public var style: Style

      /// Makes an answer.
      public init(_ name: String, title: String, style: Style = .normal) {
        self.name = name
        self.title = title
        self.style = style
      }
    }

    /// The question.
    public var heading: String
    /// What more there is to say.
    public var body: String
    /// The answers.
    public var answers: [Answer]

    /// Makes a question.
    public init(_ heading: String, body: String = "", answers: [Answer]) {
      self.heading = heading
      self.body = body
      self.answers = answers
    }

    /// Asks in a window above `window`, and tells the name of the answer; `close` where the user has closed it without, or `window`
    /// is closed or gone. Disposing closes it.
    @MainActor
    public func ask(above window: Window) -> Single<String> {
      let window = WeakWidget(window)
      return Single.create { done in
        onMainActor {
          guard let parent = window.value, !parent.isClosed else {
            done(.success("close"))
            return Disposables.create()
          }
          let dialog = UncheckedPointer(adw_message_dialog_new(parent.window, heading, body)!)
          let object = UnsafeMutableRawPointer(dialog.value)
          let instance = object.assumingMemoryBound(to: AdwMessageDialog.self)
          for answer in answers {
            adw_message_dialog_add_response(instance, answer.name, answer.title.withoutMnemonic)
            switch answer.style {
            case .normal: break
            case .suggested: adw_message_dialog_set_response_appearance(instance, answer.name, ADW_RESPONSE_SUGGESTED)
            case .destructive:
              adw_message_dialog_set_response_appearance(instance, answer.name, ADW_RESPONSE_DESTRUCTIVE)
            }
          }
          g_object_ref(object)
          let response = SignalConnection(object, "response") { arguments in
            done(.success(arguments.string(0) ?? "close"))
          }
          // GTK would leave the dialog open without its window, and uses the window when it frees the dialog.
          let letGo: @MainActor @Sendable () -> Void = {
            let dialog = UnsafeMutableRawPointer(dialog.value).assumingMemoryBound(to: GtkWindow.self)
            gtk_window_set_transient_for(dialog, nil)
          }
          let end = SignalConnection(parent.object, "destroy") { _ in
            letGo()
            done(.success("close"))
          }
          gtk_window_present(object.assumingMemoryBound(to: GtkWindow.self))
          return Disposables.create {
            MainLoop.onMain {
              response.dispose()
              end.dispose()
              if window.value != nil { letGo() }
              // An answer closes the dialog after it was told.
              MainLoop.later {
                let object = UnsafeMutableRawPointer(dialog.value)
                gtk_window_destroy(object.assumingMemoryBound(to: GtkWindow.self))
                g_object_unref(object)
              }
            }
          }
        }
      }
    }
  }
#endif
