import openLibheif, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js'
import { openTiff } from './write-tiff.ts'

/** libheif's numbers of its colours, of its pixels without and with alpha, and of the channel that holds these. */
const RGB = 1
const INTERLEAVED = { 3: 10, 4: 11 } as const
const PIXELS = 10
const POINTER_BYTES = 4
/** A code, a finer code and the address of a text. */
const ERROR_BYTES = 12

/** What libheif finds wrong with a file. */
class HeicError extends Error {}

/**
 * The picture of a HEIC as a TIFF of eight bits, turned and mirrored as the file says, in which `profile` says what its
 * colours mean.
 * @throws HeicError, or whatever the decoder dies of.
 */
export function decodeHeic(bytes: Uint8Array, profile: Uint8Array | undefined): Buffer<ArrayBuffer> {
  // One for each picture: what a former one left is nowhere to be found.
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

/** libheif's address of the decoded picture. */
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
  // Of a grid it leaves out the parts that are damaged.
  if (libheif._heif_image_get_decoding_warnings(image, 0, 0, 0) > 0)
    throw new HeicError('libheif decoded a part of the picture.')
  return { image, channels }
}

function numberAt({ HEAPU32 }: MainModule, address: number): number {
  return HEAPU32[address / POINTER_BYTES]
}
