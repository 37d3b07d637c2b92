// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import LoginServer
import LoopbackServer
import ShowcaseShell

/// The server of the demonstration and its accounts. A real server has them from elsewhere.
enum LoginDemonstration {
  static let accounts = [
    (address: "ana@example.com", name: "Ana Luísa", password: "saudade"),
    (address: "rui@example.com", name: "Rui Pedro", password: "alegria"),
  ]

  static func hint(_ language: Language) -> String {
    language.pick(
      "For trying out: ana@example.com with “saudade”, or rui@example.com with “alegria”.",
      "Para experimentar: ana@example.com com “saudade” ou rui@example.com com “alegria”.")
  }

  /// - Parameter file: where the server keeps its accounts.
  static func server(file: URL) -> ServerHost<LoopbackServer> {
    ServerHost(
      start: {
        var configuration = LoginServer.Configuration()
        configuration.file = file
        // Without the optimizer the hash function takes many times as long: so much of it as a user would feel otherwise.
        #if DEBUG
          configuration.cost = PasswordHash.Cost(logarithm: 13)
        #endif
        let server = try LoginServer(configuration)
        for account in accounts {
          try await server.addAccountIfMissing(
            address: account.address, name: account.name, password: account.password)
        }
        return try await server.start()
      }, stop: { await $0.stop() })
  }
}
