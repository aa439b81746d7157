import { expect, test } from 'vitest'
import { readDemoSetting } from './demo-setting.ts'

test('an installation shows the demo unless it is told not to', () => {
  expect(readDemoSetting({})).toBe(true)
  expect(readDemoSetting({ DEMO: '' })).toBe(true)
  expect(readDemoSetting({ DEMO: 'no' })).toBe(false)
})

test('any other value stops the start with one sentence that names it', () => {
  expect(() => readDemoSetting({ DEMO: 'maybe' })).toThrow(/^Configuration: DEMO [^\n]+\.$/)
})
