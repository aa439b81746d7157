import { expect, test } from 'vitest'
import { hinted } from './compile-early.ts'

test('the hint is the very first of a script that runs at the start, and of no other', () => {
  const code = 'const files=[];import"./a.js"'
  expect(hinted({ name: 'framework', code }, ['framework'])).toBe(`//# allFunctionsCalledOnLoad\n${code}`)
  expect(hinted({ name: 'zoom-dialog', code }, ['framework'])).toBe(code)
})
