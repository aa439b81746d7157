/** The formats that are read. An original may have all but HEIC, of which a copy in another format is stored. */
export type FileFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff' | 'heic'

/** The longest list of brands that is read of an AVIF or HEIC: real files name about six. */
const LONGEST_BRANDS_BYTES = 256
const BRANDS_AT = 8
const AVIF_BRANDS = ['avif', 'avis']
/**
 * Of pictures in HEVC, as telephones write them (ISO/IEC 23008-12, annex B), and the one of any HEIF, for files that name
 * nothing else. How the picture is coded is said further inside.
 */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1']

/** What each format begins with: some bytes at a place, as Latin-1 text. */
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
    // With addresses of 64 bits.
    { format: 'tiff', parts: [[0, 'II+\0']] },
    { format: 'tiff', parts: [[0, 'MM\0+']] },
  ]

/**
 * The format that the first bytes claim; null when no decoder of ours reads it. Costs nothing, whatever the bytes are,
 * so it comes before any decoder sees them. Browsers ask it too, before they send a file.
 */
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
