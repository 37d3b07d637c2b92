// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import RxSwift
import ShowcaseNetwork

/// Why signing in failed, in terms that a person understands.
public enum LoginError: Error, Hashable, Sendable {
  /// The address or the password is wrong; the server does not say which.
  case wrongCredentials
  /// Too many wrong passwords; the seconds until the server looks at another one.
  case tooManyAttempts(wait: Int)
  /// Nobody answers at the server's address.
  case offline
  /// The answer did not come in time.
  case timedOut
  /// The connection broke off.
  case interrupted
  /// The answer could not be read.
  case malformedAnswer
  /// The server has a problem of its own.
  case serverFailed(status: Int)
  /// The session is over.
  case sessionExpired
  /// The server of this program does not start.
  case notStarted(AccountProblem)
  /// The session could not be kept on this machine.
  case notKept(AccountProblem)

  /// What is known of any error.
  public init(_ error: any Error) {
    switch error {
    case let error as LoginError: self = error
    case let error as AccountProblem: self = .notKept(error)
    case RxError.timeout: self = .timedOut
    case NetworkProblem.unreachable: self = .offline
    case NetworkProblem.timedOut: self = .timedOut
    case NetworkProblem.interrupted: self = .interrupted
    default: self = .malformedAnswer
    }
  }

  /// Whether there is no way to the server.
  public var isOffline: Bool { self == .offline }

  /// Whether it is over as soon as the server answers.
  var isOfServer: Bool {
    switch self {
    case .offline, .timedOut, .interrupted, .malformedAnswer, .serverFailed, .notStarted: true
    case .wrongCredentials, .tooManyAttempts, .sessionExpired, .notKept: false
    }
  }

  /// Whether it is over as soon as something can be kept.
  var isOfDisk: Bool { if case .notKept = self { true } else { false } }

  /// A sentence or two for the screen.
  public func message(in language: Language) -> String {
    switch self {
    case .wrongCredentials:
      language.pick(
        "That is not the right password for this address.", "Essa não é a senha certa para este endereço.")
    case .tooManyAttempts(let wait):
      language.pick(
        "Too many attempts. Try again in \(Self.time(wait, language)).",
        "Tentativas demais. Tente de novo em \(Self.time(wait, language)).")
    case .offline:
      language.pick("The server cannot be reached.", "Não há conexão com o servidor.")
    case .timedOut:
      language.pick("The server took too long to answer.", "O servidor demorou demais para responder.")
    case .interrupted:
      language.pick(
        "The connection broke off. Try again.", "A conexão foi interrompida. Tente de novo.")
    case .malformedAnswer:
      language.pick("The server’s answer could not be read.", "Não foi possível ler a resposta do servidor.")
    case .serverFailed(507):
      language.pick(
        "The disk is full: the server has no space for your session. Make space and try again.",
        "O disco está cheio: o servidor não tem espaço para a sua sessão. Libere espaço e tente de novo.")
    case .serverFailed(let status):
      language.pick(
        "The server has a problem of its own (status\u{a0}\(status)).",
        "O servidor está com um problema (status\u{a0}\(status)).")
    case .sessionExpired:
      language.pick("Your session is over. Sign in again.", "Sua sessão terminou. Entre de novo.")
    case .notStarted(let problem): Self.start(problem, language)
    case .notKept(let problem): problem.message(in: language)
    }
  }

  private static func start(_ problem: AccountProblem, _ language: Language) -> String {
    switch problem {
    case .diskFull:
      language.pick(
        "The disk is full: the server has no space for its accounts. Make space and try again.",
        "O disco está cheio: o servidor não tem espaço para as contas. Libere espaço e tente de novo.")
    case .foreign(let name):
      language.pick(
        "\(name), in the place of the server’s accounts, belongs to another program. It was left as it is.",
        "\(name), no lugar das contas do servidor, é de outro programa. O arquivo ficou como estava.")
    case .unreadable:
      language.pick(
        "The file with the server’s accounts cannot be read.", "O arquivo com as contas do servidor não pode ser lido.")
    case .notAllowed:
      language.pick(
        "The file with the server’s accounts may not be written.",
        "Não há permissão para gravar o arquivo com as contas do servidor.")
    case .busy:
      language.pick(
        "Another program uses the file with the server’s accounts. Try again.",
        "Outro programa está usando o arquivo com as contas do servidor. Tente de novo.")
    case .invalidName: language.pick("The server does not start.", "O servidor não inicia.")
    case .other(let reason):
      language.pick("The server does not start: \(reason).", "O servidor não inicia: \(reason).")
    }
  }

  private static func time(_ seconds: Int, _ language: Language) -> String {
    if seconds < 90 { return language.pick("\(seconds) seconds", "\(seconds) segundos") }
    let minutes = (seconds + 59) / 60
    return language.pick("\(minutes) minutes", "\(minutes) minutos")
  }
}
