import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartupError } from '#platform/config.ts'

/** Pixels of a side: beyond it a query would take seconds. */
const LARGEST_INPUT = 1_024

const Channels = z.tuple([z.number(), z.number(), z.number()])

const ModelDescription = z.strictObject({
  /** Stored with every vector: another model, or another way of asking it, needs another id. */
  id: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,79}$/, 'must be small letters, digits, dots and hyphens'),
  file: z.string().regex(/^[\w.-]+\.onnx$/, 'must be the name of an .onnx file in the same folder'),
  /** Pictures are squeezed to `size` by `size`; each channel's byte is then lessened by its mean and divided. */
  input: z.strictObject({
    name: z.string().min(1),
    size: z.int().min(1).max(LARGEST_INPUT),
    order: z.enum(['rgb', 'bgr']),
    means: Channels,
    deviations: Channels,
  }),
  /** Outputs of one row of numbers each, put together in this order. */
  content: z.strictObject({
    outputs: z.array(z.string()).min(1),
    length: z.int().min(1),
    /** Takes the square root of each number, which evens out single strong ones. */
    root: z.boolean().default(false),
  }),
  style: z.strictObject({ outputs: z.array(z.string()).min(1), length: z.int().min(1) }),
})

export type ModelFolder = z.infer<typeof ModelDescription> & { folder: string; path: string }

/** @throws StartupError with one sentence when `model.json` is missing or wrong, or its model is not there. */
export function readModelFolder(folder: string): ModelFolder {
  const reading = ModelDescription.safeParse(readJson(join(folder, 'model.json')))
  if (!reading.success) {
    const errors = reading.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartupError(`${folder}/model.json: ${errors.join('; ')}.`)
  }
  const path = join(folder, reading.data.file)
  if (!existsSync(path)) throw new StartupError(`The model ${path}, which model.json names, is not there.`)
  return { ...reading.data, folder, path }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The description of the model for finding by picture cannot be read (${reason}).`)
  }
}
