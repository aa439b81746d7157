import { type Focus, middleOr } from '#domain/imaging/model.ts'
import { openPicture, readHead } from '#domain/imaging/open-picture.server.ts'
import type { GoodOriginal } from './store-original.server.ts'

const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const

/**
 * The largest part of one of our own pictures that has the shape, around its focus, as a file of its own; of what moves,
 * the first frame. `shape` is width by height.
 */
export async function cutShape(
  original: Uint8Array,
  { shape, focus }: { shape: number; focus: Focus | null },
): Promise<{ bytes: Buffer<ArrayBuffer>; check: GoodOriginal }> {
  const { autoOrient, format: read } = await readHead(original)
  const { width, height } = autoOrient
  const part = {
    width: Math.max(1, Math.min(width, Math.round(height * shape))),
    height: Math.max(1, Math.min(height, Math.round(width / shape))),
  }
  const { x, y } = middleOr(focus)
  const area = {
    ...part,
    left: startAround(x, part.width, width),
    top: startAround(y, part.height, height),
  }
  const picture = await openPicture(original)
  const cut = picture.autoOrient().extract(area)
  const format = read === 'jpeg' ? 'jpeg' : 'png'
  const bytes = await (format === 'jpeg' ? cut.jpeg(JPEG) : cut.png()).toBuffer()
  return { bytes, check: { outcome: 'ok', format, frames: 1, ...part } }
}

/** Where a part begins that has the focus in its middle and does not reach beyond the picture. */
function startAround(share: number, part: number, whole: number): number {
  return Math.min(whole - part, Math.max(0, Math.round(share * whole - part / 2)))
}
