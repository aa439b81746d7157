import { expect, test } from 'vitest'
import type { FileStore, StoredFile } from '#platform/files/file-store.ts'

export type OpenTestStore = () => Promise<{ files: FileStore } & AsyncDisposable>

/** What every file store does; called inside a `describe`. */
export function testFileStore(openTestStore: OpenTestStore): void {
  test('what was written is read back byte for byte', async () => {
    await using store = await openTestStore()
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
    await store.files.write('originals/812/a1.png', bytes)
    expect(await store.files.read('originals/812/a1.png')).toEqual(Buffer.from(bytes))
  })

  test('an empty file is a file', async () => {
    await using store = await openTestStore()
    await store.files.write('empty', new Uint8Array())
    expect(await store.files.read('empty')).toEqual(Buffer.alloc(0))
  })

  test('what was never written, and the folder of what was, read as null', async () => {
    await using store = await openTestStore()
    await store.files.write('variants/812/640.webp', Buffer.from('a'))
    expect(await store.files.read('variants/813/640.webp')).toBeNull()
    expect(await store.files.read('variants/812')).toBeNull()
  })

  test('the size of a file is known without reading it, and null when there is none', async () => {
    await using store = await openTestStore()
    await store.files.write('originals/812/a1.png', new Uint8Array(70_000))
    await store.files.write('empty', new Uint8Array())
    expect(await store.files.size('originals/812/a1.png')).toBe(70_000)
    expect(await store.files.size('empty')).toBe(0)
    expect(await store.files.size('originals/813/a1.png')).toBeNull()
    expect(await store.files.size('originals/812')).toBeNull()
  })

  test('a part of a file is read without the rest of it', async () => {
    await using store = await openTestStore()
    await store.files.write('deliveries/1/a', Buffer.from('0123456789'))
    expect(String(await store.files.readRange('deliveries/1/a', 2, 4))).toBe('234')
    expect(String(await store.files.readRange('deliveries/1/a', 9, 9))).toBe('9')
    expect(await store.files.readRange('deliveries/1/a', 8, 10)).toBeNull()
    expect(await store.files.readRange('deliveries/1/a', 10, 12)).toBeNull()
    expect(await store.files.readRange('deliveries/1/b', 0, 1)).toBeNull()
  })

  test('a second write replaces the first', async () => {
    await using store = await openTestStore()
    await store.files.write('news/a.jpg', Buffer.from('a longer first text'))
    await store.files.write('news/a.jpg', Buffer.from('second'))
    expect(String(await store.files.read('news/a.jpg'))).toBe('second')
  })

  test('a removed file is gone, and removing it again is no mistake', async () => {
    await using store = await openTestStore()
    await store.files.write('a/b', Buffer.from('b'))
    await store.files.remove('a/b')
    await store.files.remove('a/b')
    expect(await store.files.read('a/b')).toBeNull()
  })

  test('a listing holds the keys below the prefix with their sizes, no neighbours and no drafts', async () => {
    await using store = await openTestStore()
    await store.files.write('variants/1/640.webp', Buffer.alloc(5))
    await store.files.write('variants/1/abc/960.webp', Buffer.alloc(7))
    await store.files.write('variants/12/640.webp', Buffer.alloc(9))
    expect(await listAll(store.files, 'variants/1')).toEqual([
      { key: 'variants/1/640.webp', bytes: 5 },
      { key: 'variants/1/abc/960.webp', bytes: 7 },
    ])
    expect(await listAll(store.files, '')).toHaveLength(3)
    expect(await listAll(store.files, 'nothing/here')).toEqual([])
  })

  test('it says that it can be written, and keeps nothing of the attempt', async () => {
    await using store = await openTestStore()
    expect(await store.files.isWritable()).toBe(true)
    expect(await listAll(store.files, '')).toEqual([])
  })

  test.each([
    '',
    '../secret',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    'a\0b',
    'a\\b',
    '.drafts/x',
    'ä',
    'a'.repeat(201),
  ])('the key %j is refused before anything is touched', async (key) => {
    await using store = await openTestStore()
    await expect(store.files.read(key)).rejects.toThrow(RangeError)
    await expect(store.files.write(key, Buffer.from('x'))).rejects.toThrow(RangeError)
    await expect(store.files.remove(key)).rejects.toThrow(RangeError)
    await expect(store.files.size(key)).rejects.toThrow(RangeError)
    if (key !== '') expect(() => store.files.list(key)).toThrow(RangeError)
  })
}

async function listAll(files: FileStore, prefix: string) {
  const found: StoredFile[] = []
  for await (const file of files.list(prefix)) found.push(file)
  return found.sort((a, b) => (a.key < b.key ? -1 : 1))
}
