import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { type Crop, WHOLE_CROP } from '#domain/search/region.ts'
import { childrenOf, commandOf } from '#tests/process-tree.ts'
import { makeTinyModel } from '#tests/tiny-model.ts'
import { openEmbedder, WHOLE } from './embedder.server.ts'
import { readModelFolder } from './model-folder.server.ts'

const tiny = makeTinyModel()
const model = readModelFolder(tiny.folder)
afterAll(() => tiny[Symbol.dispose]())

const copy = { pixels: Uint8Array.from({ length: 16 * 16 * 3 }, (_, at) => at % 251), width: 16, height: 16 }
const WHOLE_AND_MIDDLE: Crop[] = [
  WHOLE_CROP,
  { kind: 'middle', area: { x: 25, y: 25, width: 50, height: 50 }, turn: 0 },
]
const AT_ONCE = 6
const SHORT_MS = 50

const listEmbedding = () =>
  childrenOf(process.pid).filter((id) => commandOf(id).includes('embedding/raw-features.ts'))

test('pictures of the catalogue and those that somebody waits for share one process, and get the same answer', async () => {
  const before = listEmbedding()
  const embedder = openEmbedder(model, 2)
  const expected = await embedder.embedImage(copy, WHOLE_AND_MIDDLE)
  const requests = Array.from({ length: AT_ONCE }, (_, at) =>
    (at % 2 === 0 ? embedder : embedder.forCatalogue).embedImage(copy, WHOLE_AND_MIDDLE),
  )
  expect(await Promise.all(requests)).toEqual(Array.from({ length: AT_ONCE }, () => expected))
  expect(listEmbedding()).toHaveLength(before.length + 1)
  await embedder.close()
  expect(listEmbedding()).toEqual(before)
})

test('who waits is not behind a whole catalogue', async () => {
  const embedder = openEmbedder(model, 1)
  await embedder.embedImage(copy, WHOLE)
  const order: string[] = []
  const noteEnd = (name: string, work: Promise<unknown>) => work.then(() => order.push(name))
  const catalogue = Array.from({ length: AT_ONCE }, () =>
    noteEnd('catalogue', embedder.forCatalogue.embedImage(copy, WHOLE)),
  )
  await Promise.all([...catalogue, noteEnd('visitor', embedder.embedImage(copy, WHOLE))])
  expect(order.indexOf('visitor')).toBeLessThan(AT_ONCE / 2)
  await embedder.close()
})

test('a process that is warmed holds the model, and ends for want of pictures; the next picture starts another', async () => {
  const before = listEmbedding()
  const embedder = openEmbedder(model, 1, SHORT_MS)
  embedder.warm()
  await expect.poll(listEmbedding).toHaveLength(before.length + 1)
  await expect.poll(listEmbedding).toEqual(before)
  expect(await embedder.embedImage(copy, WHOLE)).toHaveLength(1)
  await embedder.close()
})

test('a model that cannot be loaded is said to be so, also after it was to be warmed', async () => {
  const embedder = openEmbedder({ ...model, path: `${model.path}-missing` }, 1)
  embedder.warm()
  await expect(embedder.embedImage(copy, WHOLE)).rejects.toThrow('-missing')
  await embedder.close()
})

test('nothing of it is written into the home or the temporary folder of whoever runs the site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'home-'))
  for (const name of ['HOME', 'TMPDIR', 'XDG_CACHE_HOME']) vi.stubEnv(name, folder)
  // The inference runtime is silent where this is set.
  vi.stubEnv('CI', undefined)
  const embedder = openEmbedder(model, 1)
  try {
    await embedder.embedImage(copy, WHOLE)
    expect(readdirSync(folder)).toEqual([])
  } finally {
    await embedder.close()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
})
