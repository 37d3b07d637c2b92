// SPDX-License-Identifier: MIT
import Dispatch
import OpenCombine
import OpenCombineDispatch
import RxSwift

func schedulingWorkloads() -> [Workload] {
  [
    Workload(
      name: "observe(on:), one event at a time", elements: 20_000,
      ours: { count in
        let (there, back) = (
          SerialDispatchQueueScheduler(qos: .userInitiated), SerialDispatchQueueScheduler(qos: .userInitiated)
        )
        let done = DispatchSemaphore(value: 0)
        let subject = RxSwift.PublishSubject<Int>()
        let subscription = subject.observe(on: there).observe(on: back).subscribe(onNext: { _ in done.signal() })
        for index in 0..<(count / 2) {
          subject.onNext(index)
          done.wait()
        }
        subscription.dispose()
      },
      openCombine: { count in
        let (there, back) = (DispatchQueue(label: "there"), DispatchQueue(label: "back"))
        let done = DispatchSemaphore(value: 0)
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.receive(on: there.ocombine).receive(on: back.ocombine).sink { _ in done.signal() }
        for index in 0..<(count / 2) {
          subject.send(index)
          done.wait()
        }
        subscription.cancel()
      }),
    Workload(
      name: "schedule on a serial queue and wait", elements: 20_000,
      ours: { count in
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let done = DispatchSemaphore(value: 0)
        for _ in 0..<count {
          _ = scheduler.schedule(()) { _ in
            done.signal()
            return Disposables.create()
          }
          done.wait()
        }
      },
      openCombine: { count in
        let queue = DispatchQueue(label: "serial")
        let done = DispatchSemaphore(value: 0)
        for _ in 0..<count {
          queue.ocombine.schedule(options: nil) { done.signal() }
          done.wait()
        }
      }),
    Workload(
      name: "100,000 pending timers, disposed", elements: 100_000,
      ours: { count in
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let timers = (0..<count).map { index in
          scheduler.scheduleRelative((), dueTime: .seconds(1_000 + index * 7_919 % 1_000)) { _ in Disposables.create() }
        }
        for timer in timers { timer.dispose() }
      },
      openCombine: { count in
        let queue = DispatchQueue(label: "serial").ocombine
        let timers = (0..<count).map { index in
          queue.schedule(
            after: queue.now.advanced(by: .seconds(1_000 + index * 7_919 % 1_000)), interval: .seconds(1_000),
            tolerance: .zero, options: nil
          ) {}
        }
        for timer in timers { timer.cancel() }
      }),
  ]
}
