import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { openFolderStore } from '#platform/files/folder-store.server.ts'
import { layOutZip, type Piece, readPieces, sizeOf, type ZipEntry } from './lay-out-zip.server.ts'

const run = promisify(execFile)
const AT = new Date('2026-11-20T10:00:02Z')
const ZEROS = Buffer.alloc(64 * 1024)
/** Just beyond what 32 bits count. */
const LARGE = 4 * 1024 ** 3 + 5

const inMemory = (text: string): Piece => ({ bytes: Buffer.byteLength(text), from: Buffer.from(text) })
const entry = (name: string, ...texts: string[]): ZipEntry => ({
  name,
  crc32: crc32(texts.join('')),
  addedAt: AT,
  pieces: texts.map(inMemory),
})

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'zip-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

async function bytesOf(pieces: readonly Piece[], first = 0, last = sizeOf(pieces) - 1): Promise<Buffer> {
  const store = { readRange: () => Promise.reject(new Error('No file is read.')), rangeBytes: 65_536 }
  const parts: Uint8Array[] = []
  for await (const part of readPieces(store, pieces, { first, last })) parts.push(part)
  return Buffer.concat(parts)
}

async function listElsewhere(path: string): Promise<unknown> {
  const program = `import json,sys,zipfile
z=zipfile.ZipFile(sys.argv[1]); print(json.dumps([z.testzip(), [[i.filename,i.file_size,i.date_time] for i in z.infolist()]]))`
  return JSON.parse((await run('python3', ['-c', program, path])).stdout)
}

test('an archive is read by other programs, and each of its stretches is the same when asked for alone', async () => {
  await using place = await openFolder()
  const pieces = layOutZip([entry('Größe – ß.txt', 'ab', '', 'cdef'), entry('zwei.txt', 'x'.repeat(100_000))])
  const whole = await bytesOf(pieces)
  expect(whole.length).toBe(sizeOf(pieces))
  for (const [first, last] of [
    [0, 0],
    [31, 60],
    [60, whole.length - 1],
    [whole.length - 1, whole.length - 1],
  ] as const)
    expect(await bytesOf(pieces, first, last)).toEqual(whole.subarray(first, last + 1))
  const path = join(place.folder, 'a.zip')
  await using file = await open(path, 'w')
  await file.write(whole)
  expect((await run('unzip', ['-t', path])).stdout).toContain('No errors detected')
  expect(await listElsewhere(path)).toEqual([
    null,
    [
      ['Größe – ß.txt', 6, [2026, 11, 20, 10, 0, 2]],
      ['zwei.txt', 100_000, [2026, 11, 20, 10, 0, 2]],
    ],
  ])
  expect(
    await bytesOf(layOutZip([entry('Größe – ß.txt', 'abcdef'), entry('zwei.txt', 'x'.repeat(100_000))])),
  ).toEqual(whole)
})

test('files and offsets beyond 4 GB have their places (Zip64)', async () => {
  await using place = await openFolder()
  const store = await openFolderStore(place.folder)
  await using large = await open(join(place.folder, 'large'), 'w')
  await large.truncate(LARGE)
  const sums = { crc32: 0 }
  for (let at = 0; at < LARGE; at += ZEROS.length)
    sums.crc32 = crc32(ZEROS.subarray(0, Math.min(ZEROS.length, LARGE - at)), sums.crc32)
  const pieces = layOutZip([
    { name: 'groß.psb', addedAt: AT, ...sums, pieces: [{ bytes: LARGE, from: 'large' }] },
    entry('danach.txt', 'Ende'),
  ])
  const path = join(place.folder, 'a.zip')
  await using archive = await open(path, 'w')
  // The large file itself is left a hole: only what stands around it is read.
  for (const [first, last] of [
    [0, 199],
    [LARGE, sizeOf(pieces) - 1],
  ] as const) {
    let at = first
    for await (const part of readPieces(store, pieces, { first, last })) {
      await archive.write(part, 0, part.length, at)
      at += part.length
    }
  }
  const listing = (await run('unzip', ['-l', path])).stdout
  expect(listing).toContain(String(LARGE))
  expect((await run('unzip', ['-p', path, 'danach.txt'])).stdout).toBe('Ende')
  const program = `import json,sys,zipfile
z=zipfile.ZipFile(sys.argv[1]); print(json.dumps([z.read('danach.txt').decode(), [[i.filename,i.file_size,i.header_offset] for i in z.infolist()]]))`
  expect(JSON.parse((await run('python3', ['-c', program, path])).stdout)).toEqual([
    'Ende',
    [
      ['groß.psb', LARGE, 0],
      ['danach.txt', 4, LARGE + 30 + 'groß.psb'.length + 1 + 20],
    ],
  ])
})
