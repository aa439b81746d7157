import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Matrix, rowCount, rowOf } from './linear-algebra.ts'
import {
  type DecoyStatistics,
  type Mapping,
  type Projection,
  USUAL_COLOUR_WEIGHT,
  vectorLengths,
} from './projection.ts'

const LARGEST_INT16 = 32_767
const ID_LENGTH = 16

const Size = z.int().min(0).max(100_000)
const Shape = z.object({ columns: Size, rows: Size.nullable() })

const Head = z.object({
  embedder: z.string(),
  nearEnough: z.object({ content: z.number(), style: z.number() }),
  fittedOn: z.object({ pictures: z.int().min(0), artists: z.array(z.string()) }),
  content: Shape,
  style: Shape,
  styleScale: Size,
  /** Left out by earlier versions, as is all that follows. */
  colourWeight: z.number().default(USUAL_COLOUR_WEIGHT),
  root: z.boolean().default(false),
  strangers: z
    .object({
      count: Size,
      least: z.number(),
      margin: z.number(),
      falseNear: z.number(),
      falseNothing: z.number(),
    })
    .nullable()
    .default(null),
})

/** The hash of a projection's bytes: vectors by equal projections can be compared. */
export function idOfProjection(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH)
}

/** A line of JSON, then little-endian numbers: rows as scaled 16-bit integers, decoys as bytes, all else as floats. */
export function encodeProjection(projection: Projection): Uint8Array {
  const { embedder, threshold, fittedOn, content, style, styleScale, decoyStatistics } = projection
  const head = {
    embedder,
    // The name that stored projections have for it; a projection's id is the hash of its bytes.
    nearEnough: threshold,
    fittedOn,
    content: shapeOf(content),
    style: shapeOf(style),
    styleScale: styleScale.mean.length,
    colourWeight: styleScale.colourWeight,
    root: styleScale.root,
    strangers: decoyStatistics && describeDecoyStatistics(decoyStatistics, vectorLengths(projection).content),
  }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    ...[content.mean, style.mean, styleScale.mean, styleScale.deviation].map(bytesOf),
    ...encodeRows(content.rows),
    ...encodeRows(style.rows),
    ...(decoyStatistics ? [bytesOf(decoyStatistics.content), bytesOf(decoyStatistics.style)] : []),
  ])
}

export function decodeProjection(bytes: Uint8Array): Projection {
  const headEnd = bytes.indexOf('\n'.charCodeAt(0))
  const {
    content,
    style,
    styleScale,
    colourWeight,
    root,
    strangers: decoyStatistics,
    nearEnough,
    ...facts
  } = Head.parse(JSON.parse(Buffer.from(bytes.subarray(0, headEnd)).toString()))
  // A copy begins where numbers of four bytes may begin.
  const reader = openReader(bytes.slice(headEnd + 1))
  const contentMean = reader.floats(content.columns)
  const styleMean = reader.floats(style.columns)
  const scale = { mean: reader.floats(styleScale), deviation: reader.floats(styleScale), colourWeight, root }
  const projection = {
    ...facts,
    threshold: nearEnough,
    content: { mean: contentMean, rows: decodeRows(reader, content) },
    style: { mean: styleMean, rows: decodeRows(reader, style) },
    styleScale: scale,
    decoyStatistics: null,
  }
  return decoyStatistics
    ? { ...projection, decoyStatistics: decodeDecoyStatistics(reader, decoyStatistics, projection) }
    : projection
}

type Described = NonNullable<z.infer<typeof Head>['strangers']>

function describeDecoyStatistics(
  { content, style: _, ...measured }: DecoyStatistics,
  length: number,
): Described {
  return { ...measured, count: content.length / length }
}

function decodeDecoyStatistics(
  reader: Reader,
  { count, ...measured }: Described,
  projection: Projection,
): DecoyStatistics {
  const lengths = vectorLengths(projection)
  return {
    ...measured,
    content: reader.bytes(count * lengths.content),
    style: reader.bytes(count * lengths.style),
  }
}

function shapeOf({ mean, rows }: Mapping): z.infer<typeof Shape> {
  return { columns: mean.length, rows: rows && rowCount(rows) }
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Int16Array | Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function encodeRows(rows: Matrix | null): Uint8Array[] {
  if (!rows) return []
  const scales = new Float32Array(rowCount(rows))
  const integers = new Int16Array(rows.values.length)
  // The first search by a picture waits for it: a callback for each of a million numbers takes 140 ms.
  for (const row of scales.keys()) {
    const values = rowOf(rows, row)
    let most = 0
    for (let at = 0; at < values.length; at += 1) most = Math.max(most, Math.abs(values[at] ?? 0))
    scales[row] = most / LARGEST_INT16
    const scale = scales[row] || 1
    for (let at = 0; at < values.length; at += 1)
      integers[row * rows.columns + at] = Math.round((values[at] ?? 0) / scale)
  }
  return [bytesOf(scales), bytesOf(integers)]
}

type Reader = {
  floats: (count: number) => Float32Array
  integers: (count: number) => Int16Array
  bytes: (count: number) => Int8Array
}

function openReader({ buffer }: Uint8Array<ArrayBuffer>): Reader {
  let place = 0
  function advance(bytes: number): number {
    place += bytes
    return place - bytes
  }
  return {
    floats: (count) => new Float32Array(buffer, advance(4 * count), count),
    integers: (count) => new Int16Array(buffer, advance(2 * count), count),
    bytes: (count) => new Int8Array(buffer, advance(count), count),
  }
}

function decodeRows(reader: Reader, { rows, columns }: z.infer<typeof Shape>): Matrix | null {
  if (rows === null) return null
  const scales = reader.floats(rows)
  const integers = reader.integers(rows * columns)
  const values = new Float32Array(integers.length)
  // Every start of the site decodes a million numbers: a callback for each takes twenty times as long.
  for (const [row, scale] of scales.entries())
    for (let at = row * columns; at < (row + 1) * columns; at += 1) values[at] = (integers[at] ?? 0) * scale
  return { values, columns }
}
