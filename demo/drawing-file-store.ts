import type { PictureStore } from '#domain/imaging/variants.server.ts'
import { openSingleFlight } from '#platform/concurrency.ts'
import type { FileStore } from '#platform/files/file-store.ts'

/** Keys below it are originals of the demo. */
export const DEMO_FOLDER = 'demo/'

/** Draws the original of a key, or a copy at least that wide, as the bytes of a file. Null for a key without a recipe. */
export type DrawOriginal = (key: string, leastWidth?: number) => Promise<Buffer<ArrayBuffer> | null>

/**
 * The same files, and every original of the demo: what is not stored below `demo/` is drawn when it is read. Nothing that
 * is drawn is stored, since variants are.
 */
export function drawMissing(files: FileStore, draw: DrawOriginal): PictureStore {
  const singleFlight = openSingleFlight<Buffer<ArrayBuffer> | null>()
  return {
    ...files,
    read: async (key, leastWidth) => {
      if (!key.startsWith(DEMO_FOLDER)) return files.read(key)
      const readOrDraw = async () => (await files.read(key)) ?? draw(key, leastWidth)
      return singleFlight(`${key} ${leastWidth ?? 'whole'}`, readOrDraw)
    },
  }
}
