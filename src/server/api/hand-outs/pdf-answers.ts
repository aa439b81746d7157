import type { Context } from 'hono'
import { drawHandOut } from '#domain/hand-outs/draw-hand-out.server.ts'
import type { HandOut } from '#domain/hand-outs/hand-out.ts'
import type { Variants } from '#domain/imaging/variants/variants.server.ts'
import { openSemaphore } from '#platform/concurrency/semaphore.ts'
import type { Log } from '#platform/log.ts'
import { apiError } from '#server/errors/errors.ts'
import { streamPieces } from '#server/http/stream-pieces.ts'

/** One for each processor of a small machine; more would only share them. */
const PDFS_AT_ONCE = 2
/** The last in line waits as long as people wait for a file. */
const LONGEST_LINE = 20
/** Far beyond what 500 new pictures take; then a reader that does not read has had its turn. */
const LONGEST_TURN_MS = 120_000
const RETRY_AFTER_SECONDS = 15

/** Answers with a file that is streamed while it is drawn. `fileName` has ASCII letters only. */
export type AnswerPdf = (context: Context, handOut: HandOut, fileName: string) => Promise<Response>

/** All PDFs share one limit, whatever they are of. */
export function openPdfAnswers({ variants, log }: { variants: Variants; log: Log }): AnswerPdf {
  const acquirePermit = openSemaphore({
    permits: PDFS_AT_ONCE,
    longestQueue: LONGEST_LINE,
    longestHoldMs: LONGEST_TURN_MS,
  })

  return async (context, handOut, fileName) => {
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    }
    context.header('Cache-Control', 'no-store')
    if (context.req.method === 'HEAD') return context.body(null, 200, headers)
    const turn = acquirePermit()
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
    return context.body(
      streamPieces(drawHandOut(handOut, { variants, log }), {
        onEnd: leave,
        log,
        failureEvent: 'sheet.failed',
      }),
      200,
      headers,
    )
  }
}
