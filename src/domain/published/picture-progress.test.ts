import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/durations.ts'
import {
  describeProgress,
  followProgress,
  openProgressLine,
  type PictureProgress,
  readProgress,
} from './picture-progress.ts'

const MODEL = { embedder: 'tiny-1', projection: 'plain', mistakes: null }
const COMPLETE: PictureProgress = {
  ...MODEL,
  pictures: 20,
  prepared: 20,
  images: 12,
  indexed: 12,
  fitted: true,
  isFitting: false,
}

test('a site that has all prepared, indexed and fitted says nothing, also when pictures come and go', () => {
  expect(describeProgress(null, COMPLETE)).toEqual([])
  expect(describeProgress(COMPLETE, { ...COMPLETE, pictures: 21, prepared: 21 })).toEqual([])
})

test('what is not complete is told when it changes, and that it is complete once', () => {
  const begun = { ...COMPLETE, prepared: 4, indexed: 0, fitted: false }
  expect(describeProgress(null, begun)).toEqual([
    'Prepared:      4 of 20 pictures',
    'Indexed:       0 of 12 images',
    'Fitted:        not yet; begins when all are indexed',
  ])
  expect(describeProgress(begun, begun)).toEqual([])
  const indexed = { ...begun, prepared: 20, indexed: 12 }
  expect(describeProgress(begun, indexed)).toEqual([
    'Prepared:      20 of 20 pictures',
    'Indexed:       12 of 12 images',
  ])
  const fitting = { ...indexed, isFitting: true }
  expect(describeProgress(indexed, fitting)).toEqual(['Fitted:        not yet; takes some minutes'])
  expect(describeProgress(fitting, COMPLETE)).toEqual(['Fitted:        the search by picture is complete'])
})

test('a picture is prepared when it has its placeholder', () => {
  const pictures = new Map([
    [1, { thumbHash: 'abc' }],
    [2, { thumbHash: null }],
  ])
  const { images, indexed, fitted, isFitting } = COMPLETE
  const indexing = { ...MODEL, images, indexed, fitted, isFitting }
  const progress = readProgress({
    readModel: { current: () => ({ pictures }) },
    visual: { progress: () => indexing },
  })
  expect(progress).toEqual({ ...indexing, pictures: 2, prepared: 1 })
})

test('a picture counts as soon as it is prepared, and once', () => {
  const pictures = new Map([1, 2, 3].map((id) => [id, { thumbHash: id === 1 ? 'abc' : null }]))
  const { read, onPrepared } = followProgress({
    readModel: { current: () => ({ pictures }) },
    visual: { progress: () => COMPLETE },
  })
  expect(read().prepared).toBe(1)
  onPrepared()
  expect(read().prepared).toBe(2)
  pictures.set(2, { thumbHash: 'def' })
  expect(read().prepared).toBe(2)
  onPrepared()
  onPrepared()
  expect(read().prepared).toBe(3)
})

const ALL_DONE: PictureProgress = {
  ...{ embedder: 'tiny-1', projection: 'plain', mistakes: null },
  ...{ pictures: 2_000, prepared: 2_000, images: 1_500, indexed: 1_500 },
  ...{ fitted: true, isFitting: false },
}

function openLine() {
  let now = 0
  const describeAt = openProgressLine(() => now)
  return (minutes: number, progress: Partial<PictureProgress>) => {
    now = minutes * MINUTE_MS
    return describeAt({ ...ALL_DONE, ...progress })
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
