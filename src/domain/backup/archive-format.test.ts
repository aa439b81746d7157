import { expect, test } from 'vitest'
import { readEntryName, rowsEntryName } from './archive-format.ts'

test("the names of a backup's entries are parsed", () => {
  expect(readEntryName('manifest.json')).toEqual({ kind: 'manifest' })
  expect(readEntryName('checksums.json')).toEqual({ kind: 'checksums' })
  expect(readEntryName(rowsEntryName('news_images', 7))).toEqual({ kind: 'rows', table: 'news_images' })
  expect(readEntryName('originals/812/3f9a.png')).toEqual({ kind: 'original', key: 'originals/812/3f9a.png' })
})

test.each([
  '',
  'originals/',
  'originals/../db/PG_VERSION',
  'originals//a',
  'originals/.drafts/a',
  '/originals/a',
  'variants/812/640.webp',
  'tables/../a/000001.ndjson',
  'tables/Artists/000001.ndjson',
  'tables/artists/1.ndjson',
  'manifest.json/a',
])('the name %j is invalid', (name) => {
  expect(readEntryName(name)).toBeNull()
})
