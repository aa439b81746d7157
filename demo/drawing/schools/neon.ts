import sharp from 'sharp'
import { adjust, lightnessOf, mix, oklchOf, rgbOf } from '../core/colour.ts'
import { byteAt, grainAt, offsetAt, paintPixels } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { type Pixels, rasterise } from '../core/raster.ts'
import type { Shape } from '../core/scene.ts'
import { type Colours, colourOf } from '../hands/colours.ts'
import { type Painter, sizeOfShape } from '../painter.ts'

/** Night windows: dark forms, their edges drawn in light tubes that glow into the air. */
export function neon(random: Random): Painter {
  const tube = random.between(2.6, 4.2)
  const spread = random.between(7, 13)
  const night = random.pick(['#0d0b1e', '#071620', '#160a1c', '#0c1220'])
  const body = random.between(0.26, 0.45)
  const turn = random.between(-20, 20)
  return async ({ scene, colours, width, seed }) => {
    const [forms, tubes] = await Promise.all([
      rasterise(
        scene,
        {
          background: night,
          look: (shape) =>
            shape.closed
              ? { fill: shape.backdrop ? night : mix(night, colourOf(colours, shape), body) }
              : null,
        },
        width,
      ),
      rasterise(scene, { background: '#000', look: (shape) => tubeLook(shape, colours, tube, turn) }, width),
    ])
    const scale = width / scene.width
    const glow = await blurred(tubes, Math.max(0.6, spread * scale))
    const air = rgbOf(night)
    return paintPixels(forms.width, forms.height, (x, y, ink) => {
      const at = offsetAt(forms, x, y)
      const speck = (grainAt(x + seed, y, Math.max(1, scale)) - 0.5) * 7
      const core = Math.max(byteAt(tubes, at), byteAt(tubes, at + 1), byteAt(tubes, at + 2)) / 255
      for (const channel of [0, 1, 2] as const) {
        const lit =
          byteAt(forms, at + channel) + byteAt(glow, at + channel) * 1.5 + byteAt(tubes, at + channel) * 0.95
        ink[channel] = lit + core * core * 40 + speck + air[channel] * 0.1
      }
    })
  }
}

function tubeLook(shape: Shape, colours: Colours, tube: number, turn: number) {
  // Cheeks and the shading of noses would glare like lamps.
  const shading = shape.fine && (shape.slot === 'blush' || shape.slot.startsWith('skin'))
  if (shape.backdrop || shading) return null
  const colour = colourOf(colours, shape)
  const { chroma } = oklchOf(colour)
  const bright = adjust(colour, 0.74 - lightnessOf(colour), chroma < 0.05 ? 1 : 1.7, turn)
  if (!shape.closed) return { stroke: bright, strokeWidth: Math.min(shape.width, tube) }
  if (shape.fine) return { fill: bright }
  // The black inside hides the tubes of what lies behind.
  const large = sizeOfShape(shape) > 260
  return {
    fill: large ? '#000' : bright,
    stroke: bright,
    strokeWidth: shape.clip === null ? tube : tube * 0.55,
  }
}

async function blurred({ data, width, height }: Pixels, radius: number): Promise<Pixels> {
  const soft = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(radius)
    .raw()
    .toBuffer()
  return { width, height, data: soft }
}
