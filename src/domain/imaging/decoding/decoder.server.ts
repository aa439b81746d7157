import pLimit from 'p-limit'
import type { z } from 'zod'
import type { OriginalCheck } from '#domain/imaging/originals/check-original.server.ts'
import type { ReferenceCopy } from '#domain/imaging/originals/copy-small.server.ts'
import type { RewrittenPicture } from '#domain/imaging/originals/rewrite-picture.server.ts'
import { sniffFormat } from '#domain/imaging/originals/sniff-format.ts'
import type { Log } from '#platform/log.ts'
import { type DecoderProcess, openDecoderProcess } from './decoder-process.server.ts'
import { RESULTS, type TaskName } from './replies.ts'

/** Too many at once, or the process was ended by somebody else: nothing is known of the picture, ask again. */
export type Busy = { outcome: 'busy' }
export type Decoded<Value> =
  | { outcome: 'decoded'; value: Value }
  /** Damaged, or made so that it takes too long or too much memory. */
  | { outcome: 'broken' }
  | Busy

/**
 * Decodes what strangers sent, in processes that can be ended. Answers for any bytes and never rejects. What begins like
 * no format of ours never gets there.
 */
export type Decoder = {
  check: (bytes: Uint8Array) => Promise<OriginalCheck | Busy>
  copyReference: (bytes: Uint8Array) => Promise<ReferenceCopy | Busy>
  rewrite: (bytes: Uint8Array) => Promise<Decoded<RewrittenPicture>>
  /** A still WebP, at most `side` pixels wide and high. */
  shrink: (bytes: Uint8Array, side: number) => Promise<Decoded<Buffer<ArrayBuffer>>>
  /** How many pictures are being decoded, or wait for it. */
  count: () => number
  /** Ends the processes at once; what was under way, or comes later, is answered with `busy`. */
  close: () => Promise<void>
}

/** Two lines, so that neither waits for the other. */
export type Decoders = { visitors: Decoder; staff: Decoder }

/** Thrown where work is given up and done again later. Its code says, as the system's do, that the fault is not the file's. */
class DecoderBusy extends Error {
  readonly code = 'EAGAIN'
}

/** @throws DecoderBusy instead of answering so. */
export async function orThrow<Answer>(asking: Promise<Answer | Busy>): Promise<Answer> {
  const answer = await asking
  if (isBusy(answer)) throw new DecoderBusy('No decoder is free.')
  return answer
}

function isBusy(answer: unknown): answer is Busy {
  return typeof answer === 'object' && answer !== null && 'outcome' in answer && answer.outcome === 'busy'
}

export type DecoderLimits = {
  processes: number
  /** How many may wait beyond those at work. */
  longestLine: number
  longestWaitMs: number
  /** For one picture, once its turn has come. */
  longestMs: number
  /** A process without work for so long ends. */
  idleMs: number
  /** So many are then replaced by fresh ones. */
  keptReady: number
}

const IDLE_MS = 60_000

/**
 * Somebody waits for the answer: it comes within ten seconds, whatever others sent. Starting a process takes longer than
 * decoding, so one is ready for the first visitor after a quiet time; it shares all but 30 MB with other processes.
 */
export const FOR_VISITORS: DecoderLimits = {
  processes: 2,
  longestLine: 16,
  longestWaitMs: 2_000,
  longestMs: 5_000,
  idleMs: IDLE_MS,
  keptReady: 1,
}

/** Work that is done one after the other and has time: what staff send, lists, submissions that were accepted. */
export const FOR_STAFF: DecoderLimits = {
  processes: 1,
  longestLine: 200,
  longestWaitMs: 600_000,
  longestMs: 10_000,
  idleMs: IDLE_MS,
  keptReady: 0,
}

export function openDecoder(log: Log, limits: DecoderLimits): Decoder {
  const { processes, longestLine, longestWaitMs, longestMs, idleMs, keptReady } = limits
  const idle = Array.from({ length: processes }, (_, at) =>
    openDecoderProcess({ log, longestMs, idleMs, isKeptReady: at < keptReady }),
  )
  const all = [...idle]
  const limit = pLimit(processes)
  let isClosed = false
  let inside = 0

  /** One that is started already, if there is any. */
  function takeIdle(): DecoderProcess | undefined {
    const started = idle.findIndex((process) => process.isStarted())
    return idle.splice(Math.max(started, 0), 1)[0]
  }

  /** Calls the work when its turn comes; null when that is too late, or there are too many already. */
  async function runInProcess<Value>(
    work: (process: DecoderProcess) => Promise<Value>,
  ): Promise<Value | null> {
    if (isClosed || inside >= processes + longestLine) return null
    inside += 1
    let isLate = false
    const { promise: tooLate, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(() => {
      isLate = true
      resolve(null)
    }, longestWaitMs)
    const turn = limit(async () => {
      clearTimeout(timer)
      const process = isLate || isClosed ? null : takeIdle()
      return process ? work(process).finally(() => idle.push(process)) : null
    })
    return Promise.race([turn, tooLate]).finally(() => {
      inside -= 1
    })
  }

  async function run<Value>(
    name: TaskName,
    result: z.ZodType<Value>,
    bytes: Uint8Array,
    side = 0,
  ): Promise<Decoded<Value>> {
    const ending = await runInProcess((process) => process.run({ name, side, length: bytes.length }, bytes))
    if (!ending || ending.kind === 'interrupted') return { outcome: 'busy' }
    const value = result.safeParse(ending.kind === 'done' ? ending.result : null)
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
    count: () => inside,
    close: async () => {
      isClosed = true
      await Promise.all(all.map((process) => process.close()))
    },
  }
}

type Refused = Extract<OriginalCheck, { outcome: 'refused' }>

function refuseUnknown(bytes: Uint8Array): Refused | null {
  if (bytes.length === 0) return { outcome: 'refused', reason: 'empty' }
  return sniffFormat(bytes) ? null : { outcome: 'refused', reason: 'not-an-image' }
}

/** Tasks that judge the picture themselves have the last word on it. */
function judged<Value>(decoded: Decoded<Value>): Value | Refused | Busy {
  if (decoded.outcome === 'decoded') return decoded.value
  return decoded.outcome === 'busy' ? decoded : { outcome: 'refused', reason: 'broken' }
}
