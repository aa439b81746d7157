import type { Context } from 'hono'
import { drawHandOut } from '#domain/hand-outs/draw-hand-out.server.ts'
import type { HandOut } from '#domain/hand-outs/hand-out.ts'
import type { Variants } from '#domain/imaging/variants/variants.server.ts'
import { openNetworkQueue, type SlotRules } from '#platform/concurrency/network-slots.ts'
import { networkOf } from '#platform/http/network.ts'
import type { Log } from '#platform/log.ts'
import { apiError } from '#server/errors/errors.ts'
import { streamPieces } from '#server/http/stream-pieces.ts'

/** One for each processor of a small machine, more would only share them; and one for a network that has none. */
const SLOTS: SlotRules = { most: 3, perNetwork: 2, keptFree: 1 }
/** The last in line waits as long as people wait for a file. */
const WAITING: SlotRules = { most: 20, perNetwork: 8, keptFree: 6 }
/** Far beyond what 500 new pictures take; then a slow reader has had its turn. */
const LONGEST_TURN_MS = 120_000
/** Sooner than elsewhere, because there are few places: a file that nobody reads is broken off. */
export const PDF_UNREAD_MS = 30_000
const RETRY_AFTER_SECONDS = 15

/** Answers with a file that is streamed while it is drawn. `fileName` has ASCII letters only. */
export type AnswerPdf = (context: Context, handOut: HandOut, fileName: string) => Promise<Response>

/** All PDFs share one limit, whatever they are of. */
export function openPdfAnswers({ variants, log }: { variants: Variants; log: Log }): AnswerPdf {
  const acquireSlot = openNetworkQueue(SLOTS, WAITING)

  return async (context, handOut, fileName) => {
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    }
    context.header('Cache-Control', 'no-store')
    if (context.req.method === 'HEAD') return context.body(null, 200, headers)
    const turn = acquireSlot(networkOf(context.get('networkAddress')))
    if (!turn) {
      context.header('Retry-After', String(RETRY_AFTER_SECONDS))
      return apiError(
        context,
        503,
        'busy',
        'Too many PDFs are being made at once. Please try again in a moment.',
      )
    }
    const leave = await turn
    const longest = setTimeout(leave, LONGEST_TURN_MS).unref()
    const onEnd = () => {
      clearTimeout(longest)
      leave()
    }
    return context.body(
      streamPieces(drawHandOut(handOut, { variants, log }), {
        onEnd,
        connection: context.env?.outgoing,
        unreadMs: PDF_UNREAD_MS,
        log,
        failureEvent: 'sheet.failed',
      }),
      200,
      headers,
    )
  }
}
