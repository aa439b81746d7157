import { endsInsideGifBlock, type FileFormat, sniffFormat } from './sniff-format.ts'

/**
 * Why a file is refused, as whoever brought it can act upon: one that was cut off has to be copied again, a drawing has
 * to be saved as a picture. Reads a few bytes, so it is cheap and safe for any file. Browsers ask it about files of a kind that we do not read, for which nothing of Node is needed.
 */
export function explainRefusal<Reason extends string>(
  reason: Reason,
  bytes: Uint8Array,
): Reason | 'cut-off' | 'svg' {
  if (reason !== 'broken' && reason !== 'not-an-image') return reason
  if (isCutOff(bytes)) return 'cut-off'
  if (reason === 'broken') return reason
  return isSvg(bytes) ? 'svg' : reason
}

/** Programs append some bytes of their own behind a picture's end: so far back the end is looked for. */
const END_BYTES = 1024
/** Room for a declaration, comments and a doctype before `<svg`. */
const SVG_HEAD_BYTES = 4096

const END_OF_JPEG = '\xff\xd9'
const END_OF_PNG = 'IEND'
const BOX_HEAD_BYTES = 8
/** The size of a box that reaches to the end of the file, and of one whose size stands in 64 bits. */
const OPEN_BOXES = [0, 1]

function isCutOff(bytes: Uint8Array): boolean {
  const format = sniffFormat(bytes)
  if (format === null) return false
  return ENDS_EARLY[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

const ENDS_EARLY: Readonly<Record<FileFormat, (file: Buffer) => boolean>> = {
  jpeg: (file) => !tailOf(file).includes(END_OF_JPEG),
  png: (file) => !tailOf(file).includes(END_OF_PNG),
  gif: endsInsideGifBlock,
  webp: (file) => file.length < file.readUInt32LE(4) + BOX_HEAD_BYTES,
  avif: endsInsideBox,
  heic: endsInsideBox,
  tiff: (file) => {
    const isLittle = file.toString('latin1', 0, 2) === 'II'
    if (file.length < BOX_HEAD_BYTES) return true
    return (isLittle ? file.readUInt32LE(4) : file.readUInt32BE(4)) >= file.length
  },
}

function endsInsideBox(file: Buffer): boolean {
  let at = 0
  while (at + BOX_HEAD_BYTES <= file.length) {
    const size = file.readUInt32BE(at)
    if (OPEN_BOXES.includes(size)) return false
    at += Math.max(size, BOX_HEAD_BYTES)
  }
  return at !== file.length
}

function tailOf(file: Buffer): string {
  return file.toString('latin1', Math.max(0, file.length - END_BYTES))
}

function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, SVG_HEAD_BYTES))
  return /^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg[\s>])/i.test(head) && /<svg[\s>]/i.test(head)
}
