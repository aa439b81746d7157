import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/durations.ts'
import type { PictureProgress } from './picture-progress.ts'
import { openProgressLine } from './progress-line.ts'

const COMPLETE: PictureProgress = {
  ...{ embedder: 'tiny-1', projection: 'plain', mistakes: null },
  ...{ pictures: 2_000, prepared: 2_000, images: 1_500, indexed: 1_500 },
  ...{ fitted: true, isFitting: false },
}

function openLine() {
  let now = 0
  const describeAt = openProgressLine(() => now)
  return (minutes: number, progress: Partial<PictureProgress>) => {
    now = minutes * MINUTE_MS
    return describeAt({ ...COMPLETE, ...progress })
  }
}

test('drawing and indexing are one line, with the time that the slower of them takes', () => {
  const line = openLine()
  expect(line(0, { prepared: 0, indexed: 0 })).toBe('Pictures:      0 of 2000 prepared, 0 of 1500 indexed')
  expect(line(1, { prepared: 200, indexed: 0 })).toBe(
    'Pictures:      200 of 2000 prepared, 0 of 1500 indexed; about 9 min left',
  )
  expect(line(2, { prepared: 1_000, indexed: 500 })).toContain('; about 4 min left')
  expect(line(3, {})).toBeNull()
})

test('where the search has to be fitted, that is part of the time and then told itself', () => {
  const line = openLine()
  line(0, { fitted: false, prepared: 0, indexed: 0 })
  expect(line(1, { fitted: false, prepared: 1_000, indexed: 750 })).toContain('; about 3 min left')
  const fitting = { fitted: false, isFitting: true }
  expect(line(2, fitting)).toBe(
    'Pictures:      2000 of 2000 prepared, 1500 of 1500 indexed, fitting the search by picture; about 2 min left',
  )
  expect(line(3, fitting)).toContain('; about 1 min left')
  expect(line(9, fitting)).toMatch(/fitting the search by picture$/)
  expect(line(10, {})).toBeNull()
})

test('what cannot be drawn is not waited for', () => {
  const line = openLine()
  line(0, { prepared: 0 })
  expect(line(1, { prepared: 1_999 })).toContain('1999 of 2000 prepared')
  expect(line(3, { prepared: 1_999 })).toBeNull()
})

test('what comes later has its own pace', () => {
  const line = openLine()
  line(0, {})
  line(600, { prepared: 1_000 })
  expect(line(601, { prepared: 1_500 })).toContain('; about 1 min left')
})
