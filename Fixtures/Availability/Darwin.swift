// SPDX-License-Identifier: MIT
// Tells the libraries that this is a system of Apple.
