import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { drawMissing } from '#demo/drawing-file-store.ts'
import type { PictureStore } from '#domain/imaging/variants.server.ts'
import type { FileStore } from '#platform/files/file-store.ts'

/** Of a file that is not stored: an agency of tests shows a plain sheet for it. */
export const PLAIN_ORIGINAL = 'demo/work/flat/test/landscape/1.jpg'

/** Of an original where a test does not care. */
const USUAL = { width: 2400, height: 1600 }

/** A fake of the drawing threads: a plain sheet in a colour of the key's own, a still also where the original moves. */
export function drawPlainly(
  key: string,
  leastWidth: number = USUAL.width,
  original = USUAL,
): Promise<Buffer<ArrayBuffer>> {
  const width = Math.min(leastWidth, original.width)
  const height = Math.max(1, Math.round((width * original.height) / original.width))
  const [r, g, b] = createHash('sha256').update(key).digest()
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Files with plain sheets for all originals of the demo that are not stored. */
export function withPlainPictures(files: FileStore): PictureStore {
  return drawMissing(files, (key, leastWidth) => drawPlainly(key, leastWidth))
}
