import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { describe, expect, test } from 'vitest'
import type { FileStore, StoredFile } from './file-store.ts'
import { openFileStore } from './open-file-store.server.ts'

type OpenTestStore = () => Promise<{ files: FileStore } & AsyncDisposable>

const openTestFolder: OpenTestStore = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  const files = await openFileStore({ kind: 'folder' }, folder)
  return { files, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

/** A local S3 server; it accepts only this pair of keys. */
const openTestBucket: OpenTestStore = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'))
  const configureBuckets = [{ name: 'pictures' }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const endpoint = `http://127.0.0.1:${port}`
  const files = await openFileStore(
    { kind: 's3', bucket: 'pictures', region: 'eu-central-1', endpoint, ...keys },
    '',
  )
  const close = async () => {
    await server.close()
    await rm(directory, { recursive: true })
  }
  return { files, [Symbol.asyncDispose]: close }
}

describe.each([
  ['a folder', openTestFolder],
  ['an S3 bucket', openTestBucket],
])('files in %s', (_, openTestStore) => {
  test('a written file is read back byte for byte', async () => {
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

  test('a missing file and the folder of an existing one read as null', async () => {
    await using store = await openTestStore()
    await store.files.write('variants/812/640.webp', Buffer.from('a'))
    expect(await store.files.read('variants/813/640.webp')).toBeNull()
    expect(await store.files.read('variants/812')).toBeNull()
  })

  test('a second write replaces the first', async () => {
    await using store = await openTestStore()
    await store.files.write('news/a.jpg', Buffer.from('a longer first text'))
    await store.files.write('news/a.jpg', Buffer.from('second'))
    expect(String(await store.files.read('news/a.jpg'))).toBe('second')
  })

  test('a removed file is gone, and removing it again is no error', async () => {
    await using store = await openTestStore()
    await store.files.write('a/b', Buffer.from('b'))
    await store.files.remove('a/b')
    await store.files.remove('a/b')
    expect(await store.files.read('a/b')).toBeNull()
  })

  test('a listing has only the keys below the prefix, with their sizes, and no drafts', async () => {
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

  test('isWritable leaves no file', async () => {
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
  ])('the key %j is refused', async (key) => {
    await using store = await openTestStore()
    await expect(store.files.read(key)).rejects.toThrow(RangeError)
    await expect(store.files.write(key, Buffer.from('x'))).rejects.toThrow(RangeError)
    await expect(store.files.remove(key)).rejects.toThrow(RangeError)
    if (key !== '') expect(() => store.files.list(key)).toThrow(RangeError)
  })
})

test('an unreachable bucket is an error, not a missing file', async () => {
  const unreachable = {
    kind: 's3' as const,
    bucket: 'nowhere',
    region: 'eu-central-1',
    endpoint: 'http://127.0.0.1:9',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  }
  const files = await openFileStore(unreachable, '')
  await expect(files.read('a')).rejects.toThrow()
  expect(await files.isWritable()).toBe(false)
})

async function listAll(files: FileStore, prefix: string) {
  const found: StoredFile[] = []
  for await (const file of files.list(prefix)) found.push(file)
  return found.sort((a, b) => (a.key < b.key ? -1 : 1))
}
