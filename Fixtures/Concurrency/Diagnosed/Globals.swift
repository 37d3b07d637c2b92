// SPDX-License-Identifier: MIT
// Events are Sendable where their elements are.
import RxCocoa
import RxRelay
import RxSwift

final class Account { var balance = 0 }

// program: an event of an account in a Sendable struct
struct Last: Sendable {
  // error: stored property 'event' of 'Sendable'-conforming struct 'Last' contains non-Sendable type 'Account'
  var event: Event<Account>
}
