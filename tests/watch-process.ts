import { request } from 'node:http'
import { resolve } from 'node:path'
import { z } from 'zod'

const Watched = z.object({
  // The longest stop of the event loop since this was read last:
  /** its length without the time that the thread waited for a processor */
  ownMs: z.number(),
  /** its whole length */
  clockMs: z.number(),
  /** the processor time of the thread in it */
  processorMs: z.number(),
  /** The processor time of the whole process since its start. */
  usedMs: z.number(),
  // In bytes, from `process.memoryUsage()`:
  rss: z.number(),
  heapUsed: z.number(),
  heapTotal: z.number(),
  external: z.number(),
  arrayBuffers: z.number(),
})
export type Watched = z.infer<typeof Watched>

/** The environment of a site that can be watched through this socket. */
export function watchedBy(socket: string): Record<string, string> {
  return { WATCH_SOCKET: socket, NODE_OPTIONS: `--import=${resolve('tests/watch-process.mjs')}` }
}

export function readWatched(socketPath: string): Promise<Watched> {
  const { promise, resolve: done, reject } = Promise.withResolvers<Watched>()
  // A connection of its own: one that is kept ends while the site stands still.
  request({ socketPath, path: '/', agent: false }, async (response) => {
    done(Watched.parse(JSON.parse((await response.toArray()).join(''))))
  })
    .on('error', reject)
    .end()
  return promise
}
