// SPDX-License-Identifier: MIT

package struct TestError: Error, Equatable {
  package init() {}
}
