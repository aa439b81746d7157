import sharp from 'sharp'

const SIZE = { width: 2_400, height: 1_800 }
/** Mixed in by its share: with so much grain a picture of that size has about 1.4 MB. */
const GRAIN = { type: 'gaussian', mean: 128, sigma: 36 } as const
const GRAIN_SHARE = 0.35

/**
 * A work as a camera takes it: large and with grain. It has to show a work of the catalogue, since what is near nothing is
 * turned and compared again.
 */
export async function photographOf(work: Buffer): Promise<Buffer> {
  const grain = await sharp({ create: { ...SIZE, channels: 3, background: '#888', noise: GRAIN } })
    .ensureAlpha(GRAIN_SHARE)
    .png()
    .toBuffer()
  const shown = await sharp(work)
    .flatten({ background: '#ffffff' })
    .resize({ ...SIZE, fit: 'fill' })
    .png()
    .toBuffer()
  return sharp(shown)
    .composite([{ input: grain }])
    .jpeg({ quality: 88 })
    .toBuffer()
}
