import { openPool } from '#platform/jobs/open-pool.server.ts'
import type { drawOriginal } from './draw-original.ts'
import type { DrawOriginal } from './drawing-file-store.ts'

export type Drawer = { draw: DrawOriginal; close: () => Promise<void> }

/** Draws originals in threads of their own, so that the server's event loop never does. */
export function openDrawer(threads: number): Drawer {
  const pool = openPool<typeof drawOriginal>({
    module: new URL('./draw-original.ts', import.meta.url),
    name: 'drawOriginal',
    workers: threads,
  })
  return {
    draw: async (key, leastWidth) => {
      const bytes = await pool.run({ key, leastWidth })
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    close: pool.close,
  }
}
