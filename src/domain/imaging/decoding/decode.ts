import { decodeStrangersOnly } from '#domain/imaging/open-picture.server.ts'
import { checkOriginal } from '#domain/imaging/originals/check-original.server.ts'
import { copyReference } from '#domain/imaging/originals/copy-small.server.ts'
import { rewritePicture } from '#domain/imaging/originals/rewrite-picture.server.ts'
import { shrinkPicture } from '#domain/imaging/originals/shrink-picture.server.ts'
import type { Work } from './results.ts'

const FUNCTIONS: Record<Work, (bytes: Uint8Array, side: number) => Promise<unknown>> = {
  check: checkOriginal,
  copyReference,
  rewrite: rewritePicture,
  shrink: shrinkPicture,
}

/** `side` in pixels is for `shrink` alone. */
type DecodeTask = { work: Work; side: number; bytes: Uint8Array }

/** Runs in a process that holds no secret and asks nobody. */
export function decode({ work, side, bytes }: DecodeTask): Promise<unknown> {
  decodeStrangersOnly()
  return FUNCTIONS[work](bytes, side)
}
