import { expect, test } from 'vitest'
import { watchImport } from './import-progress.ts'

const MEGABYTE = 1024 * 1024

test('an import tells of rows and pictures, each picture once', async () => {
  const progress: [string, number][] = []
  const files = {
    readPicture: async () => new Uint8Array(3 * MEGABYTE),
    checkPicture: () => Promise.reject(new Error('Nobody checks.')),
  }
  const { watch, source } = watchImport(files, (text, share) => progress.push([text, share]))
  watch.onStart?.({ rows: 200, pictures: 100 })
  await source.readPicture('wal.png')
  await source.readPicture('wal.png')
  watch.onProgress({ handled: 50, total: 200 })
  expect(progress.at(-1)).toEqual(['50 of 200 rows, 1 of 100 pictures, 3 MB read', 0.01])
})

test('without pictures the rows count', () => {
  const progress: [string, number][] = []
  const files = { readPicture: async () => null, checkPicture: () => Promise.reject(new Error('None.')) }
  const { watch } = watchImport(files, (text, share) => progress.push([text, share]))
  watch.onStart?.({ rows: 20, pictures: 0 })
  watch.onProgress({ handled: 5, total: 20 })
  expect(progress).toEqual([['5 of 20 rows', 0.25]])
})
