import type { Log } from '#platform/log.ts'

/**
 * A reader who takes nothing for so long has gone away without a word, or holds a place on purpose. On a slow line the
 * megabyte that kernels hold takes a minute; a download that a browser pauses goes on with a range.
 */
export const UNREAD_MS = 120_000

type Given = {
  /** Called once, when all was handed over, or the client is gone or does not read. */
  onEnd: () => void
  /** The reader's, which is closed when nothing is read; absent where the answer is for a call in memory. */
  connection: { destroy: () => void } | undefined
  unreadMs?: number
  log: Log
  /** What a failure is logged as. */
  failureEvent: string
}

/** A body whose next piece is made when the one before was taken. */
export function streamPieces(
  pieces: AsyncGenerator<Uint8Array, undefined>,
  { onEnd, connection, unreadMs = UNREAD_MS, log, failureEvent }: Given,
): ReadableStream<Uint8Array> {
  let state: 'going-on' | 'unread' | 'ended' = 'going-on'
  let timer: NodeJS.Timeout | undefined

  function end(as: 'unread' | 'ended'): void {
    clearTimeout(timer)
    if (state !== 'going-on') return
    state = as
    onEnd()
  }

  function awaitReader(): void {
    timer = setTimeout(() => {
      connection?.destroy()
      end('unread')
      pieces.return(undefined).catch((error) => log.error({ error: describeError(error) }, failureEvent))
    }, unreadMs).unref()
  }

  return new ReadableStream<Uint8Array>(
    {
      start: awaitReader,
      pull: async (controller) => {
        clearTimeout(timer)
        if (state === 'unread') return controller.error(new Error('The answer was not read for too long.'))
        try {
          const { value } = await pieces.next()
          // The reader left while it was made.
          if (state !== 'going-on') return
          if (value) {
            controller.enqueue(value)
            return awaitReader()
          }
          controller.close()
        } catch (error) {
          // The answer has begun: all that can still be said is that it broke off.
          log.error({ error: describeError(error) }, failureEvent)
          controller.error(error)
        }
        end('ended')
      },
      cancel: async () => {
        end('ended')
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

function describeError(error: unknown) {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}
