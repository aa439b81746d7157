import { expect } from 'vitest'
import type { Ending } from '#tests/run-program.ts'

/** A refusal as an operator wants it: code 1, one sentence that says what to do, nothing of the insides. */
export function expectOneSentence({ code, stderr }: Ending, sentence: RegExp | string): void {
  expect(stderr).toMatch(sentence)
  expect(stderr).toMatch(/^[^\n]+\.\n$/)
  expect(stderr).not.toMatch(/\.ts:\d|node:internal|\[object/)
  expect(code).toBe(1)
}
