// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxSwift

  /// What a list shows, as far as the list's model needs to know it.
  @MainActor
  protocol RowSource {
    /// The number of rows.
    var count: Int { get }
    /// The element of a row.
    func element(at index: Int) -> Any
  }

  /// The elements of an array, as they are: none is put into a box before somebody sees it.
  struct ArrayRows<Element>: RowSource {
    let elements: [Element]
    var count: Int { elements.count }
    func element(at index: Int) -> Any { elements[index] }
  }

  /// A list model of GTK that makes the object for a row when the row comes into sight, and lets go of it afterwards.
  ///
  /// The object of GTK owns this one, so that a view works on after the program has let go of it.
  @MainActor
  final class RowModel {
    /// The model as GTK knows it. The code that makes a model owns a reference to it.
    private(set) var pointer: OpaquePointer
    /// The number of rows.
    private(set) var count = 0
    private(set) var source: any RowSource = ArrayRows<Never>(elements: [])
    /// The rows that somebody holds, by their places: those in sight, and the one that is selected.
    private var live: [Int: Row] = [:]
    /// Brings the first rows when a view asks for their number, and others later.
    private var fill: (@MainActor (RowModel) -> any Disposable)?
    private var isFilling = false
    private let bag = DisposeBag()
    private let mark = LiveMark("RowModel")

    init() {
      pointer = OpaquePointer(g_object_new_with_properties(Self.type, 0, nil, nil)!)
      g_object_set_data_full(
        rx_object(UnsafeMutableRawPointer(pointer)), Self.key, Unmanaged.passRetained(self).toOpaque()
      ) { Unmanaged<RowModel>.fromOpaque($0!).release() }
    }

    /// Makes a model whose rows come from `fill`, which is called when a view asks for them first; what it returns ends with the model.
    convenience init(fill: @escaping @MainActor (RowModel) -> any Disposable) {
      self.init()
      self.fill = fill
    }

    /// The number of rows, for a view.
    private func countForView() -> Int {
      if let fill {
        self.fill = nil
        isFilling = true
        fill(self).disposed(by: bag)
        isFilling = false
      }
      return count
    }

    /// Replaces all rows.
    func replace(by source: any RowSource) { splice(at: 0, removing: count, inserting: source.count, source) }

    /// Replaces rows that stand side by side; afterwards the rows are those of `source`.
    func splice(at row: Int, removing removed: Int, inserting inserted: Int, _ source: any RowSource) {
      self.source = source
      shift(at: row, removing: removed, inserting: inserted)
      count += inserted - removed
      // A view that has asked for the number of rows is about to learn it.
      if !isFilling { g_list_model_items_changed(pointer, guint(row), guint(removed), guint(inserted)) }
    }

    /// Replaces rows in several places, from the first on. Rows that were somewhere else before stay the same objects, so that what shows
    /// them goes along.
    func splice(_ splices: [(row: Int, removed: Int, inserted: [Int?])], _ source: any RowSource) {
      var moved: [Int: Row] = [:]
      let sources = Set(splices.flatMap { $0.inserted.compactMap { $0 } })
      for (index, row) in live where sources.contains(index) {
        moved[index] = row
        g_object_ref(row.object)
      }
      self.source = source
      for splice in splices {
        shift(at: splice.row, removing: splice.removed, inserting: splice.inserted.count)
        for (offset, old) in splice.inserted.enumerated() {
          guard let row = old.flatMap({ moved[$0] }) else { continue }
          // The splice that removes the row from its old place may come later.
          if let place = row.index { live[place] = nil }
          row.index = splice.row + offset
          live[splice.row + offset] = row
        }
        count += splice.inserted.count - splice.removed
        g_list_model_items_changed(pointer, guint(splice.row), guint(splice.removed), guint(splice.inserted.count))
      }
      for row in moved.values { g_object_unref(row.object) }
    }

    /// The element of a row, or nil: there is no such row.
    func element(at index: Int) -> Any? {
      index >= 0 && index < count && index < source.count ? source.element(at: index) : nil
    }

    /// The object of a row, which the caller has to release.
    fileprivate func retainedRow(at index: Int) -> UnsafeMutableRawPointer? {
      guard index >= 0, index < count else { return nil }
      if let row = live[index] { return g_object_ref(row.object) }
      let row = Row(self, index)
      live[index] = row
      return row.object
    }

    /// A row that nobody holds any more.
    fileprivate func forget(_ row: Row) {
      if let index = row.index, live[index] === row { live[index] = nil }
    }

    private func shift(at start: Int, removing removed: Int, inserting inserted: Int) {
      let rows = live
      live = [:]
      for (index, row) in rows {
        let place = index < start ? index : index < start + removed ? nil : index + inserted - removed
        row.index = place
        if let place { live[place] = row }
      }
    }

    private static let key = "rx-rows"

    private static let type: GType = {
      let type = g_type_register_static_simple(
        GObjectType.object, "RxRowModel", guint(MemoryLayout<GObjectClass>.size), nil,
        guint(MemoryLayout<GObject>.size), nil, GTypeFlags(0))
      var interface = GInterfaceInfo(
        interface_init: { table, _ in
          let table = table!.assumingMemoryBound(to: GListModelInterface.self)
          table.pointee.get_item_type = { _ in GObjectType.object }
          table.pointee.get_n_items = { model in
            RowModel.with(model) { guint($0?.countForView() ?? 0) }
          }
          table.pointee.get_item = { model, index in
            RowModel.with(model) { $0?.retainedRow(at: Int(index)) }
          }
        }, interface_finalize: nil, interface_data: nil)
      g_type_add_interface_static(type, g_list_model_get_type(), &interface)
      return type
    }()

    private nonisolated static func with<Value>(
      _ model: OpaquePointer?, _ body: @MainActor (RowModel?) -> Value
    ) -> Value {
      calledByGTK(model!) { model in
        let data = g_object_get_data(rx_object(UnsafeMutableRawPointer(model)), key)
        return body(data.map { Unmanaged<RowModel>.fromOpaque($0).takeUnretainedValue() })
      }
    }
  }

  /// A row as an object of GTK: it knows where it is, and asks the model for its element.
  @MainActor
  final class Row {
    private weak var model: RowModel?
    private let mark = LiveMark("Row")
    /// Where the row is, or nil: it is gone.
    var index: Int?
    /// The object, for as long as somebody holds it.
    private(set) var object: UnsafeMutableRawPointer

    fileprivate init(_ model: RowModel, _ index: Int) {
      self.model = model
      self.index = index
      object = UnsafeMutableRawPointer(bitPattern: 1)!
      object = UnsafeMutableRawPointer(
        rx_row_new(Unmanaged.passRetained(self).toOpaque()) { data in
          calledByGTK(data!) { data in
            let row = Unmanaged<Row>.fromOpaque(data)
            row.takeUnretainedValue().model?.forget(row.takeUnretainedValue())
            row.release()
          }
        })
    }

    /// The element of the row.
    var element: Any? { index.flatMap { model?.element(at: $0) } }

    static func from(_ object: UnsafeMutableRawPointer) -> Row? {
      rx_row_data(object).map { Unmanaged<Row>.fromOpaque($0).takeUnretainedValue() }
    }
  }
#endif
