import openLibheif, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js'

/** libheif's numbers of its colours, of its pixels without and with alpha, and of the channel that holds these. */
const RGB = 1
const INTERLEAVED = { 3: 10, 4: 11 } as const
const PIXELS = 10
const POINTER_BYTES = 4
/** A code, a finer code and the address of a message. */
const ERROR_BYTES = 12

class HeicError extends Error {}

/** Makes a TIFF of eight bits, turned and mirrored as the file says; throws HeicError, or what the decoder dies of. */
export function decodeHeic(bytes: Uint8Array, profile: Uint8Array | undefined): Buffer<ArrayBuffer> {
  // Each picture gets an instance of its own, so nothing of a former picture is left in it.
  const libheif = openLibheif()
  const { channels, image } = decodeImage(libheif, bytes)
  const width = libheif._heif_image_get_width(image, PIXELS)
  const height = libheif._heif_image_get_height(image, PIXELS)
  const distance = libheif._malloc(POINTER_BYTES)
  const plane = libheif._heif_image_get_plane_readonly2(image, PIXELS, distance)
  const { file, pixels } = openTiff({ width, height, channels, profile })
  const rowBytes = width * channels
  for (let row = 0; row < height; row += 1) {
    const at = plane + row * numberAt(libheif, distance)
    pixels.set(libheif.HEAPU8.subarray(at, at + rowBytes), row * rowBytes)
  }
  return file
}

function decodeImage(libheif: MainModule, bytes: Uint8Array): { image: number; channels: 3 | 4 } {
  const error = libheif._malloc(ERROR_BYTES)
  const result = libheif._malloc(POINTER_BYTES)
  const file = libheif._malloc(bytes.length)
  /** Makes a call that writes its error, or else its result, to where they are expected. */
  const resultOf = (call: () => void): number => {
    call()
    const code = numberAt(libheif, error)
    if (code !== 0) throw new HeicError(`libheif: ${code}, ${numberAt(libheif, error + POINTER_BYTES)}.`)
    return numberAt(libheif, result)
  }
  libheif.HEAPU8.set(bytes, file)
  const context = libheif._heif_context_alloc()
  resultOf(() => libheif._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0))
  const handle = resultOf(() => libheif._heif_context_get_primary_image_handle(error, context, result))
  const channels = libheif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3
  const image = resultOf(() =>
    libheif._heif_decode_image(error, handle, result, RGB, INTERLEAVED[channels], 0),
  )
  // libheif leaves out the damaged parts of a grid.
  if (libheif._heif_image_get_decoding_warnings(image, 0, 0, 0) > 0)
    throw new HeicError('libheif decoded a part of the picture.')
  return { image, channels }
}

function numberAt({ HEAPU32 }: MainModule, address: number): number {
  return HEAPU32[address / POINTER_BYTES]
}

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

/** An entry of the directory. A value of more than four bytes stands behind the directory. */
type Entry = { tag: number; type: number; count: number; value: Buffer }

/** A file whose pixels are still to be written: rows of red, green, blue and, of four channels, alpha, a byte each. */
function openTiff(layout: Layout): { file: Buffer<ArrayBuffer>; pixels: Buffer<ArrayBuffer> } {
  const { width, height, channels } = layout
  const pixelsAt = HEAD.length + writeDirectory(listEntries(layout, 0)).length
  const file = Buffer.alloc(pixelsAt + height * width * channels)
  HEAD.copy(file)
  writeDirectory(listEntries(layout, pixelsAt)).copy(file, HEAD.length)
  return { file, pixels: file.subarray(pixelsAt) }
}

/** Returns the entries in the order of their tags, as readers expect. */
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
