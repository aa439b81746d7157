/** The formats that are read. An original may have all but HEIC, of which a copy in another format is stored. */
export type FileFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff' | 'heic'

/** The longest list of brands that is read of an AVIF or HEIC: real files name about six. */
const LONGEST_BRANDS_BYTES = 256
const BRANDS_AT = 8
const AVIF_BRANDS = ['avif', 'avis']
/** HEVC pictures of telephones have these brands (ISO/IEC 23008-12, annex B); `mif1` is any HEIF without another. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1']

/** The first bytes of each format: some bytes at a place, as Latin-1 text. */
const SIGNATURES: readonly { format: FileFormat; parts: readonly (readonly [at: number, text: string])[] }[] =
  [
    { format: 'jpeg', parts: [[0, '\xff\xd8\xff']] },
    { format: 'png', parts: [[0, '\x89PNG\r\n\x1a\n']] },
    { format: 'gif', parts: [[0, 'GIF87a']] },
    { format: 'gif', parts: [[0, 'GIF89a']] },
    {
      format: 'webp',
      parts: [
        [0, 'RIFF'],
        [8, 'WEBP'],
      ],
    },
    { format: 'tiff', parts: [[0, 'II*\0']] },
    { format: 'tiff', parts: [[0, 'MM\0*']] },
    // TIFF files with addresses of 64 bits (BigTIFF).
    { format: 'tiff', parts: [[0, 'II+\0']] },
    { format: 'tiff', parts: [[0, 'MM\0+']] },
  ]

/** Tells the format that the first bytes claim, before any decoder sees them; browsers call it before an upload. */
export function sniffFormat(bytes: Uint8Array): FileFormat | null {
  const found = SIGNATURES.find(({ parts }) =>
    parts.every(([at, text]) => textAt(bytes, at, text.length) === text),
  )
  if (found) return found.format
  if (hasBrand(bytes, AVIF_BRANDS)) return 'avif'
  return hasBrand(bytes, HEIC_BRANDS) ? 'heic' : null
}

/** ISO/IEC 14496-12: a box `ftyp` with a brand, a version and further brands, of four letters each. */
function hasBrand(bytes: Uint8Array, wanted: readonly string[]): boolean {
  if (textAt(bytes, 4, 4) !== 'ftyp') return false
  const claimed = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const length = Math.min(claimed, LONGEST_BRANDS_BYTES)
  const brands = textAt(bytes, BRANDS_AT, Math.max(0, length - BRANDS_AT)).matchAll(/.{4}/gs)
  return [...brands].some(([brand]) => wanted.includes(brand))
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

const HEAD_BYTES = 13
/** The bytes of a head and of a frame that say whether they have their own table of colours, and how large it is. */
const FLAGS_OF_HEAD = 10
const FLAGS_OF_FRAME = 9
const FRAME_HEAD_BYTES = 10
const [EXTENSION, FRAME] = ['!', ','].map((letter) => letter.charCodeAt(0))

/** A file without its end mark counts as whole, and so does one with bytes behind it (GIF89a, appendix B). */
export function endsInsideGifBlock(file: Uint8Array): boolean {
  let at = HEAD_BYTES + colourBytes(file[FLAGS_OF_HEAD])
  while (at < file.length) {
    if (file[at] === EXTENSION) at = skipParts(file, at + 2)
    else if (file[at] === FRAME)
      at = skipParts(file, at + FRAME_HEAD_BYTES + colourBytes(file[at + FLAGS_OF_FRAME]) + 1)
    else return false
  }
  return at > file.length
}

function colourBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Each part of a block has its length before it; the end is beyond the file where a part is missing. */
function skipParts(file: Uint8Array, from: number): number {
  let at = from
  while (file[at]) at += 1 + (file[at] ?? 0)
  return at + 1
}
