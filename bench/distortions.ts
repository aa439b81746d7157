import sharp from 'sharp'

/** Changes to a picture before it is used for a search. */
export const DISTORTIONS = {
  'crop to 60 % of the side': async (bytes: Buffer) => {
    const { width, height } = await sharp(bytes).metadata()
    const [inWidth, inHeight] = [Math.round(width * 0.6), Math.round(height * 0.6)]
    const left = Math.floor((width - inWidth) * 0.3)
    const top = Math.floor((height - inHeight) * 0.6)
    return sharp(bytes).extract({ left, top, width: inWidth, height: inHeight })
  },
  '96 px': async (bytes: Buffer) => sharp(bytes).resize({ width: 96 }),
  'JPEG q30': async (bytes: Buffer) => sharp(await sharp(bytes).jpeg({ quality: 30 }).toBuffer()),
  'hue +40': async (bytes: Buffer) => sharp(bytes).modulate({ hue: 40 }),
  mirrored: async (bytes: Buffer) => sharp(bytes).flop(),
  grey: async (bytes: Buffer) => sharp(bytes).greyscale(),
  'turned by 10°': async (bytes: Buffer) => sharp(bytes).flatten().rotate(10, { background: '#ffffff' }),
  'photo by phone': photograph,
} as const

/** Simulates a photo of a print: on a table, slightly from the side, in lamp light, not quite sharp. */
async function photograph(bytes: Buffer) {
  const table = '#6b5f52'
  const skewed = await sharp(bytes)
    .resize({ width: 480 })
    .affine([1, 0.06, -0.04, 1], { background: table })
    .modulate({ brightness: 0.85, saturation: 0.8 })
    .blur(0.8)
    .png()
    .toBuffer()
  return sharp(skewed).extend({ top: 70, bottom: 90, left: 80, right: 60, background: table })
}
