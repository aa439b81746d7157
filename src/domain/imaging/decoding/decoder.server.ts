import type { z } from 'zod'
import type { PictureMetadata } from '#domain/imaging/metadata-model.ts'
import type { OriginalCheck } from '#domain/imaging/originals/check-original.server.ts'
import type { ReferenceCopy } from '#domain/imaging/originals/copy-small.server.ts'
import type { RewrittenPicture } from '#domain/imaging/originals/rewrite-picture.server.ts'
import { sniffFormat } from '#domain/imaging/originals/sniff-format.ts'
import type { GoodOriginal } from '#domain/imaging/originals/store-original.server.ts'
import { openPool } from '#platform/jobs/open-pool.server.ts'
import { type ProcessLimits, type Task, TaskEnded } from '#platform/jobs/task.ts'
import type { Log } from '#platform/log.ts'
import type { decode } from './decode.ts'
import { RESULTS, type Work } from './results.ts'

/** Too many pictures came at once, or the process was ended: nothing is known of the picture, so ask again. */
type Busy = { outcome: 'busy' }
const BUSY: Busy = { outcome: 'busy' }
type Decoded<Value> =
  | { outcome: 'decoded'; value: Value }
  /** The file is damaged, or made so that it takes too long or too much memory. */
  | { outcome: 'broken' }
  | Busy

/** Decodes what strangers sent, in processes that can be ended; answers for any bytes and never rejects. */
export type Decoder = {
  check: (bytes: Uint8Array) => Promise<OriginalCheck | Busy>
  copyReference: (bytes: Uint8Array) => Promise<ReferenceCopy | Busy>
  rewrite: (bytes: Uint8Array) => Promise<Decoded<RewrittenPicture>>
  /** A still WebP, at most `side` pixels wide and high. */
  shrink: (bytes: Uint8Array, side: number) => Promise<Decoded<Buffer<ArrayBuffer>>>
  convert: (bytes: Uint8Array) => Promise<Decoded<Buffer<ArrayBuffer>>>
  /** Returns null where the file says nothing of its picture. */
  readMetadata: (bytes: Uint8Array) => Promise<Decoded<PictureMetadata | null>>
  warm: () => void
  count: () => number
  /** Ends the processes at once; what was under way, or comes later, is answered with `busy`. */
  close: () => Promise<void>
}

/** Two lines, so that neither waits for the other. */
export type Decoders = { visitors: Decoder; staff: Decoder }

/** The work is done again later: the code says, as the system's do, that the fault is not the file's. */
export class DecoderBusy extends Error {
  readonly code = 'EAGAIN'
}

export async function orThrow<Answer>(asking: Promise<Answer | Busy>): Promise<Answer> {
  const answer = await asking
  if (isBusy(answer)) throw new DecoderBusy('No decoder is free.')
  return answer
}

function isBusy(answer: unknown): answer is Busy {
  return typeof answer === 'object' && answer !== null && 'outcome' in answer && answer.outcome === 'busy'
}

export type DecoderLimits = Required<Pick<Task, 'workers' | 'longestQueue' | 'longestWaitMs' | 'idleMs'>> &
  Required<Pick<ProcessLimits, 'longestMs' | 'keptReady'>>

const IDLE_MS = 60_000
/** Node maps 570 MB and touches 65; the rest is for one picture, at most for a HEIC of 48 megapixels. */
const UNTRUSTED = { memoryKb: 1_400_000, heapMb: 96 }
/** Half of the processor time that an answer to a visitor gets where both want it. */
const PRIORITY = 3

/** Answers come within ten seconds; one process (30 MB of its own) is ready, as starting takes longer than decoding. */
export const FOR_VISITORS: DecoderLimits = {
  workers: 2,
  longestQueue: 16,
  longestWaitMs: 2_000,
  longestMs: 5_000,
  idleMs: IDLE_MS,
  keptReady: 1,
}

/** This work has time: a photo of 48 megapixels takes 2 s, and on a busy machine ten times as long. */
export const FOR_STAFF: DecoderLimits = {
  workers: 1,
  longestQueue: 200,
  longestWaitMs: 600_000,
  longestMs: 30_000,
  idleMs: IDLE_MS,
  keptReady: 0,
}

export function openDecoder(log: Log, { longestMs, keptReady, ...limits }: DecoderLimits): Decoder {
  const pool = openPool<typeof decode>({
    module: new URL('./decode.ts', import.meta.url),
    name: 'decode',
    ...limits,
    process: { longestMs, keptReady, priority: PRIORITY, untrusted: UNTRUSTED },
  })

  async function decodeOrNull(work: Work, bytes: Uint8Array, side: number): Promise<unknown> {
    try {
      return await pool.run({ work, bytes, side })
    } catch (error) {
      const ending = error instanceof TaskEnded ? error.ending : 'failed'
      if (ending === 'too-much' || ending === 'interrupted')
        log.warn({ task: work, bytes: bytes.length, ending }, 'decoder.ended')
      return ending === 'busy' || ending === 'interrupted' ? BUSY : null
    }
  }

  async function run<Value>(
    work: Work,
    schema: z.ZodType<Value>,
    bytes: Uint8Array,
    side = 0,
  ): Promise<Decoded<Value>> {
    const result = await decodeOrNull(work, bytes, side)
    if (result === BUSY) return BUSY
    const value = schema.safeParse(result)
    return value.success ? { outcome: 'decoded', value: value.data } : { outcome: 'broken' }
  }

  return {
    check: async (bytes) => refuseUnknown(bytes) ?? judged(await run('check', RESULTS.check, bytes)),
    copyReference: async (bytes) =>
      refuseUnknown(bytes) ?? judged(await run('copyReference', RESULTS.copyReference, bytes)),
    rewrite: async (bytes) =>
      sniffFormat(bytes) ? run('rewrite', RESULTS.rewrite, bytes) : { outcome: 'broken' },
    shrink: async (bytes, side) =>
      sniffFormat(bytes) ? run('shrink', RESULTS.shrink, bytes, side) : { outcome: 'broken' },
    convert: async (bytes) =>
      sniffFormat(bytes) ? run('convert', RESULTS.convert, bytes) : { outcome: 'broken' },
    readMetadata: async (bytes) =>
      sniffFormat(bytes) ? run('readMetadata', RESULTS.readMetadata, bytes) : { outcome: 'broken' },
    warm: pool.warm,
    count: pool.count,
    close: pool.close,
  }
}

type Refused = Extract<OriginalCheck, { outcome: 'refused' }>

function refuseUnknown(bytes: Uint8Array): Refused | null {
  if (bytes.length === 0) return { outcome: 'refused', reason: 'empty' }
  return sniffFormat(bytes) ? null : { outcome: 'refused', reason: 'not-an-image' }
}

function judged<Value>(decoded: Decoded<Value>): Value | Refused | Busy {
  if (decoded.outcome === 'decoded') return decoded.value
  return decoded.outcome === 'busy' ? decoded : { outcome: 'refused', reason: 'broken' }
}

export type StorableCheck = GoodOriginal | Extract<OriginalCheck, { outcome: 'refused' }>

/** Converts a HEIC, or leaves it as it is for `checkStorable` to say why; throws DecoderBusy. */
export async function toStorable(
  { convert }: Pick<Decoder, 'convert'>,
  bytes: Buffer<ArrayBuffer>,
): Promise<Buffer<ArrayBuffer>> {
  if (sniffFormat(bytes) !== 'heic') return bytes
  const converted = await orThrow(convert(bytes))
  return converted.outcome === 'decoded' ? converted.value : bytes
}

/** @throws DecoderBusy */
export async function checkStorable(
  { check }: Pick<Decoder, 'check'>,
  bytes: Uint8Array,
): Promise<StorableCheck> {
  const checked = await orThrow(check(bytes))
  if (checked.outcome === 'refused') return checked
  const { format } = checked
  // It was too much for the conversion before.
  return format === 'heic' ? { outcome: 'refused', reason: 'broken' } : { ...checked, format }
}
