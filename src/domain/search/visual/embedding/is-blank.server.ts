import { openPixels } from '#domain/imaging/open-picture.server.ts'
import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'

/** In pixels: large enough for every line that somebody drew, too small for the grain of paper and camera. */
const SIDE = 128
/** This share of a picture of one work on a large empty ground is steeper than anything on a sheet with nothing on it. */
const STEEP_SHARE = 0.05
/**
 * Of 255 greys, from one pixel to its neighbours. Blank sheets and gradients have 0; of 700 works one had less, faintest
 * clouds.
 */
const LEAST_STEEPNESS = 3

/** Whether there is hardly anything to be seen on it, so that whatever comes nearest is as good as any other. */
export async function isBlank({ pixels, width, height }: SmallCopy): Promise<boolean> {
  const { data, info } = await openPixels(pixels, { width, height, channels: 3 })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return !hasSteepness(data, info)
}

function hasSteepness(
  greys: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): boolean {
  const greyAt = (x: number, y: number) => greys[(y * width + x) * channels] ?? 0
  let steep = 0
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const here = greyAt(x, y)
      const steepness = Math.abs(here - greyAt(x - 1, y)) + Math.abs(here - greyAt(x, y - 1))
      if (steepness >= LEAST_STEEPNESS) steep += 1
    }
  }
  return steep > STEEP_SHARE * (width - 1) * (height - 1)
}
