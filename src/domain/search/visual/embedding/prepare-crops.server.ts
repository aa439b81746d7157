import { openPixels } from '#domain/imaging/open-picture.server.ts'
import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'

/** Shares of a picture's sides. */
export const WHOLE = [1] as const
/** A reference picture may show more than the work, so its middle is embedded as well. */
export const MIDDLE_CROPS = [0.8, 0.65] as const

/** How a camera that was held upright saw a picture that lies on its side. */
export const TURNS = [90, 270] as const

/** The copy turned clockwise. */
export async function turn({ pixels, width, height }: SmallCopy, degrees: number): Promise<SmallCopy> {
  const { data, info } = await openPixels(pixels, { width, height, channels: 3 })
    .rotate(degrees)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** The middle of the copy, for each share of its sides, squeezed to a square. */
export function cropMiddle(copy: SmallCopy, shares: readonly number[], size: number): Promise<Uint8Array[]> {
  const { pixels, width, height } = copy
  const crops = shares.map((share) => {
    const [inWidth, inHeight] = [
      Math.max(1, Math.round(width * share)),
      Math.max(1, Math.round(height * share)),
    ]
    return openPixels(pixels, { width, height, channels: 3 })
      .extract({
        left: Math.floor((width - inWidth) / 2),
        top: Math.floor((height - inHeight) / 2),
        width: inWidth,
        height: inHeight,
      })
      .resize(size, size, { fit: 'fill' })
      .raw()
      .toBuffer()
  })
  return Promise.all(crops)
}
