import { lightnessOf, mix, rgbOf } from '../core/colour.ts'
import { cloudTile, tileBetween } from '../core/noise.ts'
import { byteAt, offsetAt, paintPixels, ramp } from '../core/pixels.ts'
import { itemAt, type Random } from '../core/random.ts'
import { type Pixels, rasterise } from '../core/raster.ts'
import type { Shape } from '../core/scene.ts'
import type { Layer, Look } from '../core/svg.ts'
import { type Colours, colourOf } from '../hands/colours.ts'
import { formLayer, LIGHTS, lookOf, type Painter, sizeOfShape } from '../painter.ts'

/** Every so many pixels are enough to know a picture's tones; odd, so that it is no column. */
const EVERY = 7
/** Share of the darkest and of the lightest places that may go fully black or white. */
const RARE = 0.06

/** One ink, all tones made of lines that swell in the shade and cross where it is deep; sometimes a flat tint beneath. */
export function engraving(random: Random): Painter {
  const light = random.pick(LIGHTS)
  const [gap, bend] = [random.between(4.6, 6.4), random.between(3, 9)]
  const base = random.between(0, 3)
  const angles = Array.from({ length: 8 }, (_, index) => base + (index % 4) * 0.34)
  const paper = random.pick(['#f7f1e1', '#f3ecd9', '#faf6ea', '#efe9dc'])
  const tinted = random.chance(0.85)
  const scratch = random.chance(0.2)
  return async ({ scene, colours, width }) => {
    const ink0 = mix(colours.dark, '#000000', 0.35)
    const [lineInk, sheet] = scratch ? [rgbOf(paper), rgbOf(ink0)] : [rgbOf(ink0), rgbOf(paper)]
    const [tone, form, tint] = await Promise.all([
      rasterise(scene, { look: (shape) => toneLook(shape, colours, scratch ? '#fff' : '#000') }, width),
      rasterise(scene, formLayer(light), width),
      tinted ? rasterise(scene, tintLayer(colours, paper), width) : null,
    ])
    const tones = toneRange(tone)
    const scale = width / scene.width
    const soft = 0.5 / scale / gap
    return paintPixels(tone.width, tone.height, (x, y, ink) => {
      const [u, v] = [x / scale, y / scale]
      const at = offsetAt(tone, x, y)
      const shade = ((byteAt(form, at) / 255) * byteAt(form, at + 2)) / 255
      const lightness = ramp(byteAt(tone, at), tones.darkest, tones.lightest)
      const darkness = darknessOf(lightness, shade, scratch)
      // The sky is engraved more openly, so that even at night it stays behind.
      const open = byteAt(form, at + 2) > 100 && byteAt(form, at + 2) < 200 ? 0.66 : 1
      const angle = itemAt(angles, byteAt(form, at + 1) >> 5)
      const wave = tileBetween(cloudTile, u * 0.6, v * 0.6) * bend
      const [first, second] = [lineAt(u, v, angle, wave, gap), lineAt(u, v, angle + 1.1, -wave, gap)]
      // Eyes, windows and other small marks are too small for lines: they are ink or paper.
      const small = byteAt(form, at + 2) < 40
      const drawn = small ? ramp(darkness, 0.42, 0.6) : crossedAt(first, second, soft, darkness, open)
      for (const channel of [0, 1, 2] as const) {
        const under = tint && !scratch ? byteAt(tint, at + channel) : sheet[channel]
        ink[channel] = under + (lineInk[channel] - under) * drawn
      }
    })
  }
}

/** The picture in greys, every larger form with its contour. */
function toneLook(shape: Shape, colours: Colours, contour: string): Look {
  const lightness = Math.round(255 * lightnessOf(colourOf(colours, shape)))
  const look = lookOf(shape, `rgb(${lightness},${lightness},${lightness})`)
  return shape.closed && !shape.backdrop && sizeOfShape(shape) > 40
    ? { ...look, stroke: contour, strokeWidth: shape.clip === null ? 2 : 1 }
    : look
}

/** Every plate uses all of its tones: a picture of pale areas alone would be lost in thin lines. Bytes of lightness. */
function toneRange(tone: Pixels): { darkest: number; lightest: number } {
  const seen = new Uint32Array(256)
  const count = Math.ceil(tone.data.length / 3 / EVERY)
  for (let place = 0; place < count; place++) {
    const lightness = byteAt(tone, place * EVERY * 3)
    seen[lightness] = (seen[lightness] ?? 0) + 1
  }
  return { darkest: toneAt(seen, count * RARE), lightest: toneAt(seen, count * (1 - RARE)) }
}

/** The first tone up to which so many places are as dark or darker. */
function toneAt(seen: Uint32Array, places: number): number {
  let sum = 0
  return seen.findIndex((times) => {
    sum += times
    return sum >= places
  })
}

function tintLayer(colours: Colours, paper: string): Layer {
  return {
    background: paper,
    look: (shape) => lookOf(shape, paleTint(colourOf(colours, shape), paper)),
  }
}

/** How much ink a tone wants: on a scratched plate the light is what is drawn. */
function darknessOf(lightness: number, shade: number, scratch: boolean): number {
  return scratch ? ramp(lightness, 0.12, 0.92) * 1.3 - shade * 0.22 : 1 - lightness * 1.02 + shade * 0.34
}

/** The lines make the dark; a tint beneath them that is dark itself would drown the picture. */
function paleTint(colour: string, paper: string): string {
  return mix(colour, paper, lightnessOf(colour) < 0.5 ? 0.72 : 0.36)
}

/** How much ink two crossing sets of lines leave: the second begins only where it is dark. */
function crossedAt(first: number, second: number, soft: number, darkness: number, open: number): number {
  return Math.max(
    ramp(darkness * 0.82 * open, first - soft, first + soft),
    ramp((darkness * open - 0.42) * 0.95, second - soft, second + soft),
  )
}

/** 0 on the middle of a line to 1 halfway to the next. */
function lineAt(u: number, v: number, angle: number, wave: number, gap: number): number {
  const across = (u * Math.sin(angle) - v * Math.cos(angle) + wave) / gap
  return Math.abs((across - Math.floor(across)) * 2 - 1)
}
