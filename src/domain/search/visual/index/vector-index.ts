import { COLOUR_BINS, colourVectorOf } from '#domain/search/visual/colours.ts'
import { normOf, type QuantizedVectors } from '#domain/search/visual/vector-bytes.ts'

/** The data that a scan reads, in memory that threads share. */
export type IndexArrays = {
  content: Int8Array
  style: Int8Array
  /** One over the norm of each vector, so that a product becomes a cosine. */
  contentScale: Float32Array
  styleScale: Float32Array
  lengths: { content: number; style: number }
}

export type VectorIndex = {
  arrays: () => IndexArrays
  /** The same rows by their colours alone: their vectors are `content`, and there is no style. */
  colourArrays: () => IndexArrays
  rowCount: () => number
  changes: () => number
  rowOf: (imageId: number) => number | undefined
  imageAt: (row: number) => number
  versionOf: (imageId: number) => string | undefined
  colours: (row: number) => Uint8Array
  vectorsAt: (row: number) => Pick<QuantizedVectors, 'content' | 'style'>
  contentCosine: (row: number, other: number) => number
  put: (imageId: number, contentVersion: string, vectors: QuantizedVectors) => void
}

const FIRST_ROWS = 4_096
const COLOURS_ALONE = { content: COLOUR_BINS.length, style: 0 }

export function openVectorIndex(lengths: IndexArrays['lengths']): VectorIndex {
  let capacity = FIRST_ROWS
  let arrays = makeArrays(capacity, lengths)
  let colourArrays = makeArrays(capacity, COLOURS_ALONE)
  let colours = new Uint8Array(capacity * COLOUR_BINS.length)
  let changes = 0
  const imageIds: number[] = []
  const rows = new Map<number, number>()
  const versions = new Map<number, string>()

  function grow(): void {
    capacity *= 2
    const moreColours = new Uint8Array(capacity * COLOUR_BINS.length)
    moreColours.set(colours)
    arrays = widen(arrays, capacity)
    colourArrays = widen(colourArrays, capacity)
    colours = moreColours
  }

  function put(imageId: number, contentVersion: string, vectors: QuantizedVectors): void {
    const { content, style } = vectors
    if (content.length !== lengths.content || style.length !== lengths.style) {
      throw new RangeError(`Image ${imageId} has vectors of another kind.`)
    }
    const row = rows.get(imageId) ?? imageIds.length
    if (row === capacity) grow()
    arrays.content.set(content, row * lengths.content)
    arrays.style.set(style, row * lengths.style)
    setScales(arrays, row)
    colours.set(vectors.colours, row * COLOUR_BINS.length)
    colourArrays.content.set(colourVectorOf(vectors.colours), row * COLOUR_BINS.length)
    setScales(colourArrays, row)
    imageIds[row] = imageId
    rows.set(imageId, row)
    versions.set(imageId, contentVersion)
    changes++
  }

  return {
    arrays: () => arrays,
    colourArrays: () => colourArrays,
    rowCount: () => imageIds.length,
    changes: () => changes,
    rowOf: (imageId) => rows.get(imageId),
    imageAt: (row) => imageIds[row] ?? 0,
    versionOf: (imageId) => versions.get(imageId),
    colours: (row) => colours.subarray(row * COLOUR_BINS.length, (row + 1) * COLOUR_BINS.length),
    vectorsAt: (row) => ({
      content: Int8Array.from(arrays.content.subarray(row * lengths.content, (row + 1) * lengths.content)),
      style: Int8Array.from(arrays.style.subarray(row * lengths.style, (row + 1) * lengths.style)),
    }),
    contentCosine: (row, other) => {
      const { content, contentScale } = arrays
      const [from, to] = [row * lengths.content, other * lengths.content]
      let product = 0
      for (let at = 0; at < lengths.content; at++)
        product += (content[from + at] ?? 0) * (content[to + at] ?? 0)
      return product * (contentScale[row] ?? 0) * (contentScale[other] ?? 0)
    },
    put,
  }
}

export function toIndexArrays(
  { content, style }: Pick<QuantizedVectors, 'content' | 'style'>,
  lengths: IndexArrays['lengths'],
): IndexArrays {
  const count = content.length / lengths.content
  const arrays = makeArrays(count, lengths)
  arrays.content.set(content)
  arrays.style.set(style)
  for (let row = 0; row < count; row++) setScales(arrays, row)
  return arrays
}

function setScales({ content, style, contentScale, styleScale, lengths }: IndexArrays, row: number): void {
  const rowOf = (vectors: Int8Array, length: number) => vectors.subarray(row * length, (row + 1) * length)
  contentScale[row] = 1 / (normOf(rowOf(content, lengths.content)) || 1)
  styleScale[row] = 1 / (normOf(rowOf(style, lengths.style)) || 1)
}

function widen(arrays: IndexArrays, capacity: number): IndexArrays {
  const wider = makeArrays(capacity, arrays.lengths)
  for (const name of ['content', 'style', 'contentScale', 'styleScale'] as const)
    wider[name].set(arrays[name])
  return wider
}

function makeArrays(capacity: number, lengths: IndexArrays['lengths']): IndexArrays {
  return {
    content: new Int8Array(new SharedArrayBuffer(capacity * lengths.content)),
    style: new Int8Array(new SharedArrayBuffer(capacity * lengths.style)),
    contentScale: new Float32Array(new SharedArrayBuffer(4 * capacity)),
    styleScale: new Float32Array(new SharedArrayBuffer(4 * capacity)),
    lengths,
  }
}

/** Rows that are compared at once: few enough to stay in the processor's cache while several queries read them. */
export const ROWS_IN_BLOCK = 256

/** Products are views that the next call overwrites, and exact while vectors have fewer than 130,000 numbers. */
export type DotKernel = (vectors: Int8Array, fromRow: number, count: number) => readonly Int32Array[]

/** Numbers that one pass of the loop multiplies; rows of other lengths are padded with zeros. */
const STRIDE = 16
const PAGE_BYTES = 65_536

let compiled: WebAssembly.Module | undefined

/** A loop of WebAssembly that multiplies eight numbers with one instruction (SIMD). */
export function openDotKernel(queries: readonly Int8Array[]): DotKernel {
  const length = queries[0]?.length ?? 0
  const padded = Math.ceil(length / STRIDE) * STRIDE
  // The queries as 16-bit numbers, the rows, and the products of each query.
  const rowsAt = 2 * padded * queries.length
  const productsAt = rowsAt + padded * ROWS_IN_BLOCK
  const bytes = productsAt + 4 * ROWS_IN_BLOCK * queries.length
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) })
  const multiply = instantiate(memory)
  const rows = new Int8Array(memory.buffer, rowsAt, padded * ROWS_IN_BLOCK)
  const prepared = queries.map((query, at) => {
    const queryAt = 2 * padded * at
    new Int16Array(memory.buffer, queryAt, padded).set(query)
    const address = productsAt + 4 * ROWS_IN_BLOCK * at
    return { queryAt, address, products: new Int32Array(memory.buffer, address, ROWS_IN_BLOCK) }
  })
  return (vectors, fromRow, count) => {
    if (padded === length) rows.set(vectors.subarray(fromRow * length, (fromRow + count) * length))
    else
      for (let row = 0; row < count; row++)
        rows.set(vectors.subarray((fromRow + row) * length, (fromRow + row + 1) * length), row * padded)
    return prepared.map(({ queryAt, address, products }) => {
      if (padded > 0 && count > 0) multiply(queryAt, rowsAt, count, padded, address)
      return products
    })
  }
}

type Multiply = (query: number, rows: number, count: number, length: number, products: number) => void

function instantiate(memory: WebAssembly.Memory): Multiply {
  compiled ??= new WebAssembly.Module(moduleBytes())
  const { multiply } = new WebAssembly.Instance(compiled, { memory: { memory } }).exports
  if (typeof multiply !== 'function') throw new TypeError('the kernel exports no function')
  return (...values) => {
    multiply(...values)
  }
}

/* The WebAssembly core specification 2.0, binary format: the instructions and types that the loop below is made of. */
const [I32, V128, FUNCTION, NOTHING] = [0x7f, 0x7b, 0x60, 0x40]
const [LOOP, END, BRANCH_IF] = [0x03, 0x0b, 0x0d]
const [GET, SET, TEE] = [0x20, 0x21, 0x22]
const [CONST, STORE, LESS_UNSIGNED, ADD, SUBTRACT] = [0x41, 0x36, 0x49, 0x6a, 0x6b]
/** These load 16 bytes, or 8 as 16-bit numbers, give zeros or one of four sums, multiply and add pairs, and add. */
const LOAD_16_BYTES = [0xfd, 0x00]
const LOAD_8_BYTES = [0xfd, 0x01]
const ZEROS = [0xfd, 0x0c, ...new Array<number>(16).fill(0)]
const LANE = [0xfd, 0x1b]
const DOT_16 = [0xfd, 0xba, 0x01]
const ADD_32 = [0xfd, 0xae, 0x01]

/** `multiply(query, rows, count, length, products)` takes sixteen numbers at a time; count and length are not 0. */
function moduleBytes(): Uint8Array<ArrayBuffer> {
  const [query, rows, count, length, products, sums, end, at] = [0, 1, 2, 3, 4, 5, 6, 7]
  const address = (offset: number) => [0x00, offset]
  const eightMore = (offset: number) => [
    ...[GET, rows, ...LOAD_8_BYTES, ...address(offset)],
    ...[GET, at, ...LOAD_16_BYTES, ...address(2 * offset)],
    ...[...DOT_16, ...ADD_32],
  ]
  const grow = (local: number, by: number) => [GET, local, CONST, by, ADD, SET, local]
  const lane = (one: number) => [GET, sums, ...LANE, one]
  const body = [
    ...[2, 1, V128, 2, I32],
    ...[LOOP, NOTHING],
    ...[...ZEROS, SET, sums, GET, rows, GET, length, ADD, SET, end, GET, query, SET, at],
    ...[LOOP, NOTHING],
    ...[GET, sums, ...eightMore(0), ...eightMore(8), SET, sums],
    ...[...grow(at, 2 * STRIDE), ...grow(rows, STRIDE)],
    ...[GET, rows, GET, end, LESS_UNSIGNED, BRANCH_IF, 0, END],
    ...[GET, products, ...lane(0), ...lane(1), ADD, ...lane(2), ADD, ...lane(3), ADD, STORE, ...address(0)],
    ...grow(products, 4),
    ...[GET, count, CONST, 1, SUBTRACT, TEE, count, BRANCH_IF, 0, END],
    END,
  ]
  const named = (name: string) => [name.length, ...new TextEncoder().encode(name)]
  const memory = [...named('memory'), ...named('memory'), 0x02, 0x00, 1]
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [1, FUNCTION, 5, I32, I32, I32, I32, I32, 0]),
    ...section(2, [1, ...memory]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...named('multiply'), 0x00, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ])
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...unsigned(content.length), ...content]
}

/** LEB128, seven bits a byte. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >> 7)]
}
