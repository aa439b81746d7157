import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { makeTinyModel } from '#tests/tiny-model.ts'
import { openEmbedder } from './embedder.server.ts'
import { openEmbedderProcess } from './embedder-process.server.ts'
import { readModelFolder } from './model-folder.server.ts'

const tiny = makeTinyModel()
const model = readModelFolder(tiny.folder)
const thread = openEmbedder(model, 1)
afterAll(async () => {
  await thread.close()
  tiny[Symbol.dispose]()
})

const copy = { pixels: Uint8Array.from({ length: 16 * 16 * 3 }, (_, at) => at % 251), width: 16, height: 16 }
const isRunning = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a process of its own answers what a thread would, to several at once', async () => {
  const embedder = openEmbedderProcess(model)
  const expected = await thread.embedImage(copy, [1, 0.5])
  const answers = await Promise.all([
    embedder.embedImage(copy, [1, 0.5]),
    embedder.embedImage(copy, [1, 0.5]),
  ])
  expect(answers).toEqual([expected, expected])
  await embedder.close()
})

test('it ends when nothing is left to embed, and the next picture starts another', async () => {
  const embedder = openEmbedderProcess(model, { idleMs: 10 })
  await embedder.embedImage(copy, [1])
  const first = embedder.pid()
  await expect.poll(() => embedder.pid()).toBeUndefined()
  await expect.poll(() => isRunning(first)).toBe(false)
  expect(await embedder.embedImage(copy, [1])).toEqual(await thread.embedImage(copy, [1]))
  await embedder.close()
})

test('a picture whose process is ended is rejected, and the next one is embedded', async () => {
  const embedder = openEmbedderProcess(model)
  const embedding = embedder.embedImage(copy, [1])
  const rejected = expect(embedding).rejects.toThrow('The process that embeds ended without an answer.')
  await expect.poll(() => embedder.pid()).toBeDefined()
  process.kill(embedder.pid() ?? 0, 'SIGKILL')
  await rejected
  expect(await embedder.embedImage(copy, [1])).toHaveLength(1)
  await embedder.close()
})

test('a model that cannot be loaded is said to be so', async () => {
  const embedder = openEmbedderProcess({ ...model, path: `${model.path}-missing` })
  await expect(embedder.embedImage(copy, [1])).rejects.toThrow('-missing')
  await embedder.close()
})

test('nothing of it is written into the home or the temporary folder of whoever runs the site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'home-'))
  for (const name of ['HOME', 'TMPDIR', 'XDG_CACHE_HOME']) vi.stubEnv(name, folder)
  // The inference runtime is silent where this is set.
  vi.stubEnv('CI', undefined)
  const embedder = openEmbedderProcess(model)
  try {
    await embedder.embedImage(copy, [1])
    expect(readdirSync(folder)).toEqual([])
  } finally {
    await embedder.close()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
})
