import type { Log } from '#platform/log.ts'

type Bytes = Uint8Array<ArrayBuffer>

type Given = {
  /** Called once, when all was handed over or the client is gone. */
  onEnd: () => void
  log: Log
  /** What a failure is logged as. */
  failureEvent: string
}

/** A body whose next piece is made when the one before was taken. */
export function streamPieces(
  pieces: AsyncGenerator<Bytes, undefined>,
  { onEnd, log, failureEvent }: Given,
): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>(
    {
      pull: async (controller) => {
        try {
          const { value } = await pieces.next()
          if (value) return controller.enqueue(value)
          controller.close()
        } catch (error) {
          // The answer has begun: all that can still be said is that it broke off.
          log.error({ error: describeError(error) }, failureEvent)
          controller.error(error)
        }
        onEnd()
      },
      cancel: async () => {
        onEnd()
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

function describeError(error: unknown) {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}
