import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { Opening } from './pglite-messages.ts'

const WORKER = new URL('./pglite-worker.ts', import.meta.url)

/** Tells with each compilation of the engine whether the thread's event loop is held. */
const TELLS_WHETHER_HELD = `
import { parentPort } from 'node:worker_threads'
const { compile, instantiate } = WebAssembly
const tell = () => parentPort.postMessage({ kind: 'compiles', isHeld: parentPort.hasRef() })
WebAssembly.compile = (...parameters) => (tell(), compile(...parameters))
WebAssembly.instantiate = (...parameters) => (tell(), instantiate(...parameters))
`

test('while it is opened something holds the event loop of its thread, which otherwise may stop for ever', async () => {
  const opening: Opening = { directory: null, dump: null }
  const preloaded = `data:text/javascript,${encodeURIComponent(TELLS_WHETHER_HELD)}`
  const worker = new Worker(WORKER, { workerData: opening, execArgv: ['--import', preloaded] })
  try {
    const seen: unknown[] = []
    while (!seen.some((message) => isReady(message))) seen.push(...(await once(worker, 'message')))
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.slice(0, -1)).toEqual(seen.slice(0, -1).map(() => ({ kind: 'compiles', isHeld: true })))
  } finally {
    await worker.terminate()
  }
})

function isReady(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'ready'
}
