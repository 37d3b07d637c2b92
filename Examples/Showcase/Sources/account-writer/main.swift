// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import RxKit

// Renames the user of a file without end, and says after each change that it is kept: account-writer FILE [pause]
// With `pause` it stops in the middle of its second transaction, says so, and waits to be killed.
let file = URL(fileURLWithPath: CommandLine.arguments[1])
let pauses = CommandLine.arguments.dropFirst(2).first == "pause"

/// A pipe is buffered otherwise.
func say(_ text: String) {
  print(text)
  fflush(nil)
}

let transactions = Guarded(0)

let store = SQLiteAccountStore(file: file, pageLimit: nil) {
  let number = transactions.withLock { count -> Int in
    count += 1
    return count
  }
  guard pauses, number == 2 else { return }
  say("in the middle")
  while true { sleep(1) }
}

/// Everything in the user says the same number, so that halves of two changes are told apart.
func user(_ number: Int) -> User {
  User(
    address: "user\(number)@example.com", name: "Name \(number)",
    session: Session(token: Secret("token \(number)"), expires: Date(timeIntervalSince1970: Double(number))))
}

for number in 1... {
  _ = try store.save(.signedIn(user(number)))
  say("kept \(number)")
}
