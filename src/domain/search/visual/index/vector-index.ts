import { COLOUR_BINS } from '#domain/search/visual/colour/colour-bins.ts'
import { colourVectorOf } from '#domain/search/visual/colour/compare-colours.ts'
import { normOf, type QuantizedVectors } from '#domain/search/visual/vector-bytes.ts'

/** What a scan reads, in memory that threads share. */
export type IndexArrays = {
  content: Int8Array
  style: Int8Array
  /** One over the norm of each vector, so that a product becomes a cosine. */
  contentScale: Float32Array
  styleScale: Float32Array
  lengths: { content: number; style: number }
}

/** The vectors of all indexed images, each in its row. */
export type VectorIndex = {
  arrays: () => IndexArrays
  /** The same rows by their colours alone: a vector of these as `content`, no style. */
  colourArrays: () => IndexArrays
  rowCount: () => number
  /** Grows with each `put`. */
  changes: () => number
  rowOf: (imageId: number) => number | undefined
  imageAt: (row: number) => number
  /** The content version that is indexed of the image; undefined when none is. */
  versionOf: (imageId: number) => string | undefined
  colours: (row: number) => Uint8Array
  /** Copies of the row's content and style. */
  vectorsAt: (row: number) => Pick<QuantizedVectors, 'content' | 'style'>
  /** The cosine of two rows' contents. */
  contentCosine: (row: number, other: number) => number
  /** Adds the image or replaces its vectors. */
  put: (imageId: number, contentVersion: string, vectors: QuantizedVectors) => void
}

/** Enough for the usual agency; doubled each time it is full. */
const FIRST_ROWS = 4_096
const COLOURS_ALONE = { content: COLOUR_BINS.length, style: 0 }

/** @throws RangeError when vectors of other lengths are put in. */
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

/** Vectors that stay, one after the other. */
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
