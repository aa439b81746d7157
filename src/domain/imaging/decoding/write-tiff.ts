// TIFF 6.0, as much of it as takes pixels with their profile to a decoder that reads files: nothing is packed.

type Layout = { width: number; height: number; channels: 3 | 4; profile: Uint8Array | undefined }

const HEAD = Buffer.from('II*\0\x08\0\0\0', 'latin1')
const TAGS = {
  width: 256,
  height: 257,
  bits: 258,
  packing: 259,
  colours: 262,
  stripsAt: 273,
  channels: 277,
  rowsInStrip: 278,
  stripBytes: 279,
  fourthChannel: 338,
  profile: 34675,
} as const
const ENTRY_BYTES = 12
const [SHORT, LONG, UNDEFINED] = [3, 4, 7]
const NUMBER_BYTES = 4
const [UNPACKED, RED_GREEN_BLUE, ALPHA_APART] = [1, 2, 2]
/** Decoders read a strip as a whole. */
const ROWS_IN_STRIP = 64

/** An entry of the directory. What takes more than four bytes stands behind the directory. */
type Entry = { tag: number; type: number; count: number; value: Buffer }

/** A file whose pixels are still to be written: rows of red, green, blue and, of four channels, alpha, a byte each. */
export function openTiff(layout: Layout): { file: Buffer<ArrayBuffer>; pixels: Buffer<ArrayBuffer> } {
  const { width, height, channels } = layout
  const pixelsAt = HEAD.length + writeDirectory(listEntries(layout, 0)).length
  const file = Buffer.alloc(pixelsAt + height * width * channels)
  HEAD.copy(file)
  writeDirectory(listEntries(layout, pixelsAt)).copy(file, HEAD.length)
  return { file, pixels: file.subarray(pixelsAt) }
}

/** In the order of their tags, as readers expect. */
function listEntries({ width, height, channels, profile }: Layout, pixelsAt: number): Entry[] {
  const rowBytes = width * channels
  const strips = Array.from({ length: Math.ceil(height / ROWS_IN_STRIP) }, (_, at) => at * ROWS_IN_STRIP)
  const stripsAt = strips.map((row) => pixelsAt + row * rowBytes)
  const stripBytes = strips.map((row) => Math.min(ROWS_IN_STRIP, height - row) * rowBytes)
  return [
    numbers(TAGS.width, LONG, [width]),
    numbers(TAGS.height, LONG, [height]),
    numbers(TAGS.bits, SHORT, Array(channels).fill(8)),
    numbers(TAGS.packing, SHORT, [UNPACKED]),
    numbers(TAGS.colours, SHORT, [RED_GREEN_BLUE]),
    numbers(TAGS.stripsAt, LONG, stripsAt),
    numbers(TAGS.channels, SHORT, [channels]),
    numbers(TAGS.rowsInStrip, LONG, [ROWS_IN_STRIP]),
    numbers(TAGS.stripBytes, LONG, stripBytes),
    ...(channels === 4 ? [numbers(TAGS.fourthChannel, SHORT, [ALPHA_APART])] : []),
    ...(profile
      ? [{ tag: TAGS.profile, type: UNDEFINED, count: profile.length, value: Buffer.from(profile) }]
      : []),
  ]
}

function numbers(tag: number, type: typeof SHORT | typeof LONG, values: readonly number[]): Entry {
  const bytes = type === SHORT ? 2 : NUMBER_BYTES
  const value = Buffer.alloc(values.length * bytes)
  values.forEach((one, at) => {
    value.writeUIntLE(one, at * bytes, bytes)
  })
  return { tag, type, count: values.length, value }
}

function writeDirectory(entries: readonly Entry[]): Buffer {
  const behind: Buffer[] = []
  const directory = Buffer.alloc(2 + entries.length * ENTRY_BYTES + NUMBER_BYTES)
  let behindAt = HEAD.length + directory.length
  directory.writeUInt16LE(entries.length)
  entries.forEach(({ tag, type, count, value }, index) => {
    const at = 2 + index * ENTRY_BYTES
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(type, at + 2)
    directory.writeUInt32LE(count, at + 4)
    if (value.length <= NUMBER_BYTES) value.copy(directory, at + 8)
    else {
      directory.writeUInt32LE(behindAt, at + 8)
      behind.push(value)
      behindAt += value.length
    }
  })
  return Buffer.concat([directory, ...behind])
}
