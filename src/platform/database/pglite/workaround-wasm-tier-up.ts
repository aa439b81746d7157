import { setFlagsFromString } from 'node:v8'

// What for: V8 compiles functions of the embedded database again with its optimising compiler once they are hot, and for the
//   largest of them takes half a gigabyte for a moment, at every start.
// Upstream issue: V8 limits neither the size of such functions nor the memory for one of them; emscripten emits one function
//   for all steps of an expression's evaluation.
// Measured effect: highest resident memory of a process that opens the demo's database and asks 3,000 small questions 216 MB
//   instead of 747, of one that creates a database 567 instead of 1,093; the engine's processor time is 8 % less for the first
//   questions and 19 % more for those that repeat for long.
// Can go: when V8 bounds it, or the engine is compiled to native code.

/** The kernel's only function that compares vectors stays fast. In the database this is the number of an import. */
const STILL_OPTIMISED = 0

/** Must be called before the database's code is compiled. Modules other than these two are small. */
export function keepBaselineCode(): void {
  setFlagsFromString(`--wasm-tier-up-filter=${STILL_OPTIMISED}`)
}
