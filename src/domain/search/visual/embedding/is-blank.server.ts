import { openPixels } from '#domain/imaging/open-picture.server.ts'
import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'

/** In pixels: large enough for every line that somebody drew, too small for the grain of paper and camera. */
const SIDE = 128
/** This share of a picture of one work on a large empty ground is more bent than anything on a sheet with nothing on it. */
const BENT_SHARE = 0.008
/** Of 255 greys, by which a pixel differs from the mean of those on both sides: a gradient, however steep, has hardly any. */
const LEAST_BEND = 2

/** Whether there is hardly anything to be seen on it, so that whatever comes nearest is as good as any other. */
export async function isBlank({ pixels, width, height }: SmallCopy): Promise<boolean> {
  const { data, info } = await openPixels(pixels, { width, height, channels: 3 })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return !isBent(data, info)
}

function isBent(
  greys: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): boolean {
  const greyAt = (x: number, y: number) => greys[(y * width + x) * channels] ?? 0
  const bendOf = (here: number, before: number, after: number) => Math.abs(here - (before + after) / 2)
  let bent = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = greyAt(x, y)
      // Of a strip that is a line high, only along it.
      const across = x > 0 && x < width - 1 ? bendOf(here, greyAt(x - 1, y), greyAt(x + 1, y)) : 0
      const down = y > 0 && y < height - 1 ? bendOf(here, greyAt(x, y - 1), greyAt(x, y + 1)) : 0
      if (Math.max(across, down) >= LEAST_BEND) bent += 1
    }
  }
  return bent > BENT_SHARE * width * height
}
