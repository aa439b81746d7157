import { describe, expect, test } from 'vitest'
import { testFileStore } from '#tests/file-store-contract.ts'
import { openTestFiles } from '#tests/pictures.ts'
import { type DrawOriginal, drawMissing } from './drawing-file-store.ts'

const KEY = 'demo/work/riso/hand-3/sea/4.jpg'

/** Draws the text of what was asked for, and tells how often. */
async function openDrawingFiles() {
  const { files, ...store } = await openTestFiles()
  const drawn: string[] = []
  const draw: DrawOriginal = async (key, leastWidth) => {
    drawn.push(`${key} ${leastWidth}`)
    return key === KEY ? Buffer.from(`drawn ${leastWidth}`) : null
  }
  return { ...store, files: drawMissing(files, draw), drawn }
}

describe('files with drawn originals', () => testFileStore(openDrawingFiles))

test('an original of the demo that is not stored is drawn, in the wanted width', async () => {
  await using store = await openDrawingFiles()
  expect(String(await store.files.read(KEY))).toBe('drawn undefined')
  expect(String(await store.files.read(KEY, 640))).toBe('drawn 640')
  expect(await store.files.read('demo/work/oil/hand-3/sea/4.jpg')).toBeNull()
})

test('nothing else is drawn, and nothing that is stored', async () => {
  await using store = await openDrawingFiles()
  await store.files.write(KEY, Buffer.from('stored'))
  expect(String(await store.files.read(KEY, 640))).toBe('stored')
  expect(await store.files.read('originals/demo/4.jpg', 640)).toBeNull()
  expect(store.drawn).toEqual([])
})

test('an original that was removed is drawn again', async () => {
  await using store = await openDrawingFiles()
  await store.files.write(KEY, Buffer.from('stored'))
  await store.files.remove(KEY)
  expect(String(await store.files.read(KEY))).toBe('drawn undefined')
})

test('twenty readers of one original share a drawing for each width', async () => {
  await using store = await openDrawingFiles()
  await Promise.all(Array.from({ length: 20 }, (_, at) => store.files.read(KEY, at % 2 === 0 ? 320 : 640)))
  expect(store.drawn.sort()).toEqual([`${KEY} 320`, `${KEY} 640`])
})
