import { extract } from 'tar-stream'
import { expect, test } from 'vitest'
import { addArtist, addImage, addPicture } from '#tests/builders.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { openArchive } from './export-archive.server.ts'

/** More than fits into what the streams hold in between. */
const ORIGINAL_BYTES = 300_001
const PICTURES = 12

async function openWorld() {
  const database = await openTestDatabase('pglite')
  const artistId = await addArtist(database.db)
  for (let number = 0; number < PICTURES; number += 1) {
    const picture = { originalKey: `originals/${number}.png`, fileName: `moewe-${number}.jpg` }
    await addImage(database.db, { artistId, id: await addPicture(database.db, picture) })
  }
  const read: string[] = []
  const files = {
    size: async () => ORIGINAL_BYTES,
    read: async (key: string) => {
      read.push(key)
      return Buffer.alloc(ORIGINAL_BYTES)
    },
  }
  return {
    stores: { db: database.db, files },
    read,
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

async function namesIn(parts: AsyncIterable<Uint8Array>): Promise<{ names: string[]; bytes: number }> {
  const reader = extract()
  const names: string[] = []
  reader.on('entry', ({ name }, content, next) => {
    names.push(name)
    content.on('end', next).resume()
  })
  let bytes = 0
  for await (const part of parts) {
    bytes += part.length
    reader.write(part)
  }
  reader.end(Buffer.alloc(0))
  return { names, bytes }
}

test('an archive is as long as it says, with all lists and originals', async () => {
  await using world = await openWorld()
  const archive = await openArchive(world.stores, { withOriginals: true })
  const { names, bytes } = await namesIn(archive.parts)
  expect(bytes).toBe(archive.bytes)
  expect(names).toContain('images.csv')
  // The artist has a portrait.
  expect(names.filter((name) => name.startsWith('pictures/'))).toHaveLength(PICTURES + 1)
})

test('the lists alone are exported without reading an original', async () => {
  await using world = await openWorld()
  const archive = await openArchive(world.stores, { withOriginals: false })
  const { names, bytes } = await namesIn(archive.parts)
  expect(bytes).toBe(archive.bytes)
  expect(names).toContain('images.csv')
  expect(names.filter((name) => name.startsWith('pictures/'))).toEqual([])
  expect(world.read).toEqual([])
})

test('when the reader has gone no further originals are read', async () => {
  await using world = await openWorld()
  const { parts } = await openArchive(world.stores, { withOriginals: true })
  while (world.read.length === 0) await parts.next()
  await parts.return(undefined)
  const before = world.read.length
  await new Promise((resolve) => setImmediate(resolve))
  expect(world.read.length).toBe(before)
  expect(before).toBeLessThan(PICTURES)
})
