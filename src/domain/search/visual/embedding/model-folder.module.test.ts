import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WHOLE_CROP } from '#domain/search/region.ts'
import { StartupError } from '#platform/config.ts'
import { makeTinyModel } from '#tests/tiny-model.ts'
import { openEmbedder } from './embedder.server.ts'
import { readModelFolder } from './model-folder.server.ts'

test('the model that is shipped has a description', () => {
  expect(readModelFolder('models/resnet50-int8')).toMatchObject({
    id: 'resnet50-int8-1',
    content: { length: 2048 },
  })
})

test.each([
  ['has another key', { size: 7 }, /size/],
  ['has an id of capital letters', { id: 'Tiny' }, /id must be small letters/],
  ['names a file elsewhere', { file: '../model.onnx' }, /file must be the name/],
])('a description that %s stops the start with one sentence', (_, wrong, sentence) => {
  using tiny = makeTinyModel(wrong)
  expect(() => readModelFolder(tiny.folder)).toThrow(StartupError)
  expect(() => readModelFolder(tiny.folder)).toThrow(sentence)
})

test('a folder without description, with a broken one, or without its model stops the start', () => {
  using tiny = makeTinyModel()
  rmSync(join(tiny.folder, 'model.onnx'))
  expect(() => readModelFolder(tiny.folder)).toThrow(/is not there/)
  writeFileSync(join(tiny.folder, 'model.json'), '{')
  expect(() => readModelFolder(tiny.folder)).toThrow(/cannot be read/)
  expect(() => readModelFolder('/nowhere')).toThrow(StartupError)
})

test('a model whose output differs from its description is an error', async () => {
  using tiny = makeTinyModel({ style: { outputs: ['means'], length: 4 } })
  const embedder = openEmbedder(readModelFolder(tiny.folder), 1)
  const copy = { pixels: new Uint8Array(48), width: 4, height: 4 }
  await expect(embedder.embedImage(copy, [WHOLE_CROP])).rejects.toThrow(
    /does not answer means with 4 numbers/,
  )
  await embedder.close()
})

test.each([
  ['that takes several pictures at once', undefined],
  ['that takes one picture at a time', 1],
])('a model %s sees each crop as its description says', async (_, count) => {
  using tiny = makeTinyModel({}, count)
  const embedder = openEmbedder(readModelFolder(tiny.folder), 1)
  const pixels = Uint8Array.from({ length: 8 * 8 * 3 }, (_, at) => [192, 128, 64][at % 3] ?? 0)
  const [whole, middle] = await embedder.embedImage({ pixels, width: 8, height: 8 }, [
    WHOLE_CROP,
    { kind: 'middle', area: { x: 25, y: 25, width: 50, height: 50 }, turn: 0 },
  ])
  expect([...(whole?.style ?? []), ...(middle?.style ?? [])]).toEqual([1, 0, -1, 1, 0, -1])
  expect([...(middle?.content ?? [])]).toEqual([1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1])
  await embedder.close()
})
