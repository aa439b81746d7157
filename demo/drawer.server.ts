import { Piscina } from 'piscina'
import type { DrawingTask } from './draw-worker.ts'
import type { DrawOriginal } from './drawing-file-store.ts'

export type Drawer = { draw: DrawOriginal; close: () => Promise<void> }

/** Threads that have nothing to draw end after this and give their memory back. */
const IDLE_MS = 20_000

/** Draws originals in threads of their own, so that the server's event loop never does. */
export function openDrawer(threads: number): Drawer {
  const pool = new Piscina<DrawingTask, Uint8Array<ArrayBuffer> | null>({
    filename: import.meta.resolve('./draw-worker.ts'),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
  })
  return {
    draw: async (key, leastWidth) => {
      const bytes = await pool.run({ key, leastWidth })
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    close: () => pool.destroy(),
  }
}
