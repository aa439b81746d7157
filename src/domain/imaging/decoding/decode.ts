import { decodeUntrustedOnly, readDisplayP3, readHead } from '#domain/imaging/open-picture.server.ts'
import { checkHead, checkOriginal } from '#domain/imaging/originals/check-original.server.ts'
import { copyReference } from '#domain/imaging/originals/copy-small.server.ts'
import {
  convertPicture,
  rewritePicture,
  shrinkPicture,
} from '#domain/imaging/originals/rewrite-picture.server.ts'
import { sniffFormat } from '#domain/imaging/originals/sniff-format.ts'
import { readMetadata } from '#domain/imaging/read-metadata.server.ts'
import { decodeHeic } from './decode-heic.server.ts'
import type { Work } from './results.ts'

const FUNCTIONS: Record<Work, (bytes: Uint8Array, side: number) => Promise<unknown>> = {
  check: checkOriginal,
  copyReference,
  rewrite: rewritePicture,
  shrink: shrinkPicture,
  convert: convertPicture,
  readMetadata,
}

/** `side` in pixels is for `shrink` alone. */
type DecodeTask = { work: Work; side: number; bytes: Uint8Array }

/** Runs in a process that holds no secret and asks nobody. */
export function decode({ work, side, bytes }: DecodeTask): Promise<unknown> {
  decodeUntrustedOnly()
  const isHeif = work !== 'readMetadata' && sniffFormat(bytes) === 'heic'
  return isHeif ? decodeHeif({ work, side, bytes }) : FUNCTIONS[work](bytes, side)
}

/** A HEIC goes on as a TIFF, and as it is where it only calls itself one and holds what sharp reads. */
async function decodeHeif({ work, side, bytes }: DecodeTask): Promise<unknown> {
  const head = await checkHead(bytes)
  if (head.outcome === 'refused') return head
  const tiff = await unpack(bytes)
  return tiff && work === 'check' ? head : FUNCTIONS[work](tiff ?? bytes, side)
}

/** Null when it is damaged, or not in HEVC. */
async function unpack(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { icc } = await readHead(bytes)
  collectGarbage()
  try {
    return decodeHeic(bytes, icc ?? (await profileByNumber(bytes)))
  } catch {
    return null
  } finally {
    collectGarbage()
  }
}

/** Boxes of a HEIC's head lie at its beginning. */
const HEAD_BYTES = 64 * 1024
/** „colr“ of the kind „nclx“, then the number of the primary colours (ISO 23091-2): 12 are those of Display P3. */
const NUMBERED = Buffer.from('colrnclx')
const DISPLAY_P3 = 12

async function profileByNumber(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES))
  const at = head.indexOf(NUMBERED)
  const number = at + NUMBERED.length
  const isP3 = at >= 0 && number + 2 <= head.length && head.readUInt16BE(number) === DISPLAY_P3
  return isP3 ? readDisplayP3() : undefined
}

/** Decoding a large photo takes 370 MB and its TIFF 150; V8's first run only finds out what the objects stand for. */
function collectGarbage(): void {
  globalThis.gc?.()
  globalThis.gc?.()
}
