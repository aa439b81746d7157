import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { WHOLE_LOOK } from '#domain/search/part/look.ts'
import { makeTinyModel } from '#tests/tiny-model.ts'
import { openCatalogueEmbedder, openEmbedder } from './embedder.server.ts'
import { readModelFolder } from './model-folder.server.ts'

const tiny = makeTinyModel()
const model = readModelFolder(tiny.folder)
const thread = openEmbedder(model, 1)
afterAll(async () => {
  await thread.close()
  tiny[Symbol.dispose]()
})

const CORNER = { ...WHOLE_LOOK, area: { x: 0, y: 0, width: 50, height: 50 } }
const copy = { pixels: Uint8Array.from({ length: 16 * 16 * 3 }, (_, at) => at % 251), width: 16, height: 16 }
test('a process of its own answers what a thread would, to several at once', async () => {
  const embedder = openCatalogueEmbedder(model)
  const expected = await thread.embedImage(copy, [WHOLE_LOOK, CORNER])
  const answers = await Promise.all([
    embedder.embedImage(copy, [WHOLE_LOOK, CORNER]),
    embedder.embedImage(copy, [WHOLE_LOOK, CORNER]),
  ])
  expect(answers).toEqual([expected, expected])
  await embedder.close()
})

test('a model that cannot be loaded is said to be so', async () => {
  const embedder = openCatalogueEmbedder({ ...model, path: `${model.path}-missing` })
  await expect(embedder.embedImage(copy, [WHOLE_LOOK])).rejects.toThrow('-missing')
  await embedder.close()
})

test('nothing of it is written into the home or the temporary folder of whoever runs the site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'home-'))
  for (const name of ['HOME', 'TMPDIR', 'XDG_CACHE_HOME']) vi.stubEnv(name, folder)
  // The inference runtime is silent where this is set.
  vi.stubEnv('CI', undefined)
  const embedder = openCatalogueEmbedder(model)
  try {
    await embedder.embedImage(copy, [WHOLE_LOOK])
    expect(readdirSync(folder)).toEqual([])
  } finally {
    await embedder.close()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
})
