import { expect } from 'vitest'
import type { Ending } from '#tests/run-program.ts'

/** Expects a startup error: code 1 and one sentence for the operator, without internals. */
export function expectOneSentence({ code, stderr }: Ending, sentence: RegExp | string): void {
  expect(stderr).toMatch(sentence)
  expect(stderr).toMatch(/^[^\n]+\.\n$/)
  expect(stderr).not.toMatch(/\.ts:\d|node:internal|\[object/)
  expect(code).toBe(1)
}
