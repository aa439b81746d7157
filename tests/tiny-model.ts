import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOnnxGraph } from '#scripts/model/onnx-graph.ts'

const SIZE = 8
const FIELD = 4

/** A tiny embedding model: the colours of four quadrants and each channel's mean, of `count` pictures or of any number. */
export function makeTinyModel(
  differences: Record<string, unknown> = {},
  count?: number,
): { folder: string } & Disposable {
  const parent = mkdtempSync(join(tmpdir(), 'tiny-model-'))
  const folder = join(parent, 'tiny')
  mkdirSync(folder)
  const graph = openOnnxGraph('picture', SIZE, count)
  const kernel = [FIELD, FIELD]
  const fields = graph.node('AveragePool', ['picture'], { kernel_shape: kernel, strides: kernel })
  graph.output('fields', 12, graph.node('Flatten', [fields], { axis: 1 }))
  graph.output('means', 3, graph.node('ReduceMean', ['picture'], { axes: [2, 3], keepdims: 0 }))
  writeFileSync(join(folder, 'model.onnx'), graph.encode())
  const description = {
    id: 'tiny-1',
    file: 'model.onnx',
    input: { name: 'picture', size: SIZE, order: 'rgb', means: [128, 128, 128], deviations: [64, 64, 64] },
    content: { outputs: ['fields'], length: 12 },
    style: { outputs: ['means'], length: 3 },
    ...differences,
  }
  writeFileSync(join(folder, 'model.json'), JSON.stringify(description))
  return { folder, [Symbol.dispose]: () => rmSync(parent, { recursive: true }) }
}
