// SPDX-License-Identifier: MIT
import RxSwift

/// A scheduler that may be handed from thread to thread, as all that come with the library may.
public typealias SearchScheduler = any SchedulerType & Sendable
