import { expect, test } from 'vitest'
import { describeTimeLeft, openPace, openProgress } from './progress.ts'

const CLEAR = '\r\u001b[K'

function open(isTerminal: boolean, columns = 80) {
  const written: string[] = []
  let now = 0
  const progress = openProgress({ write: (text) => written.push(text), isTerminal, columns, now: () => now })
  return {
    written,
    progress,
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        now += 1_000
        progress.tick()
      }
    },
  }
}

test('a terminal sees one line that is written anew each second, and nothing of it afterwards', () => {
  const { written, progress, pass } = open(true)
  pass(1)
  progress.onProgress('50 of 200 rows', 0.25)
  pass(1)
  expect(written).toEqual([`${CLEAR}50 of 200 rows; about 6 s left`])
  pass(2)
  expect(written).toHaveLength(3)
  progress.end()
  expect(written.at(-1)).toBe(CLEAR)
})

test('a line that would break on a narrow terminal is cut', () => {
  const { written, progress, pass } = open(true, 10)
  progress.onProgress('50 of 200 rows', 0.25)
  pass(1)
  expect(written).toEqual([`${CLEAR}50 of 200`])
})

test('the time left is that of the piece of work that goes on', () => {
  const { written, progress, pass } = open(true)
  progress.onProgress('200 of 200 rows', 1)
  pass(100)
  expect(written.at(-1)).toBe(`${CLEAR}200 of 200 rows`)
  progress.onProgress('0 of 2 originals', 0)
  pass(200)
  progress.onProgress('1 of 2 originals', 0.5)
  pass(1)
  expect(written.at(-1)).toBe(`${CLEAR}1 of 2 originals; about 3 min left`)
})

test('where there is no terminal, an hour takes eight lines, each whole', () => {
  const { written, progress, pass } = open(false)
  progress.onProgress('0 of 20 rows', 0)
  pass(9)
  expect(written).toEqual([])
  pass(3_591)
  expect(written).toEqual(Array.from({ length: 8 }, () => '0 of 20 rows\n'))
  progress.end()
  expect(written).toHaveLength(8)
})

test('what is left takes as long for each as what was done since the beginning', () => {
  let now = 5_000
  const pace = openPace(() => now, 20)
  expect(pace(20, 100)).toBeNull()
  now += 10_000
  expect(pace(30, 100)).toBe(70_000)
  expect(pace(100, 100)).toBe(0)
})

test.each([
  [70_000, '; about 1 min left'],
  [1_200, '; about 2 s left'],
  [0, ''],
  [-1, ''],
  [null, ''],
])('%s ms are told as "%s"', (milliseconds, text) => {
  expect(describeTimeLeft(milliseconds)).toBe(text)
})
