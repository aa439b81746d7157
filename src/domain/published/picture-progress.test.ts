import { expect, test } from 'vitest'
import { describeProgress, followProgress, type PictureProgress, readProgress } from './picture-progress.ts'

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
