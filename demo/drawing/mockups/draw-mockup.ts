import sharp from 'sharp'
import { distanceBetween, lightnessOf, mix } from '../core/colour.ts'
import { boxOf, type Point } from '../core/geometry.ts'
import { type Lettered, letterOutlines } from '../core/lettering.ts'
import { byteAt } from '../core/pixels.ts'
import { createRandom } from '../core/random.ts'
import { heightFor, type Pixels } from '../core/raster.ts'
import { straightPath } from '../core/svg.ts'
import type { Colours } from '../hands/colours.ts'
import type { Palette } from '../hands/palettes.ts'
import { sceneOf, type Use } from './mockups.ts'

type Size = { width: number; height: number }
/** What a scene takes from the work that it shows. */
export type ShownWork = Size & {
  title: string
  colours: Colours
  palette: Palette
  draw: (width: number) => Promise<Pixels>
}

/** The face has so many times the pixels that it takes up, so that it stays sharp. */
const FINER = 1.5

/** Draws what is behind, then the face with the work on it, bent into its place, then light and all that is in front. */
export async function drawMockup(use: Use, work: ShownWork, width: number): Promise<Pixels> {
  const { defs, behind, front, face, svg, corners, place, ...size } = sceneOf(use)
  const dress = dresser(work)
  const pixels = { width, height: heightFor(size, width) }
  const sheet = (body: string, from: Size, to: Size) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${to.width}" height="${to.height}" viewBox="0 0 ${from.width} ${from.height}" preserveAspectRatio="none">${dress(defs + body)}</svg>`,
    )
  const scale = width / size.width
  const { left, right } = boxOf(corners)
  const flatWidth = Math.max(16, Math.round((right - left) * scale * FINER))
  const flatSize = { width: flatWidth, height: Math.round((flatWidth * face.height) / face.width) }
  const unit = flatWidth / face.width
  const across = Math.min(place.width, (place.height * work.width) / work.height)
  const inner = await work.draw(Math.max(1, Math.floor(across * unit)))
  const middle = (from: number, room: number, taken: number) =>
    Math.max(0, Math.round((from + room / 2) * unit - taken / 2))
  const flat = await sharp(sheet(svg, face, flatSize))
    .composite([
      {
        input: Buffer.from(inner.data),
        raw: { width: inner.width, height: inner.height, channels: 3 },
        left: middle(place.x, place.width, inner.width),
        top: middle(place.y, place.height, inner.height),
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  const bent = bend(
    { ...flatSize, data: flat },
    corners.map(([x, y]): Point => [x * scale, y * scale]),
    pixels,
  )
  const data = await sharp(sheet(behind, size, pixels))
    .composite([{ input: bent, raw: { ...pixels, channels: 4 } }, { input: sheet(front, size, pixels) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...pixels, data }
}

/** Fills in a scene's colours, such as {wall} or {wood #ffffff 0.3}, a mixture, and {title X Y WIDTH HEIGHT COLOUR}. */
function dresser({ title, colours: { ground }, palette }: ShownWork): (svg: string) => string {
  const { paper, ink, tones } = palette
  const farFrom = (from: string) => (one: string, other: string) =>
    distanceBetween(other, from) - distanceBetween(one, from)
  const calm = tones.map((tone) => mix(tone, paper, lightnessOf(tone) < 0.55 ? 0.55 : 0.35))
  const [wall = paper] = calm.toSorted(farFrom(ground))
  const [accent = ink] = tones.toSorted(farFrom(wall))
  const cover = lightnessOf(ground) > 0.88 ? accent : ground
  const [letters, floor] = [lightnessOf(cover) > 0.62 ? ink : paper, mix(wall, ink, 0.14)]
  const [tone0, tone1, tone2, tone3] = tones
  const things = { wall, floor, wood: mix('#b98a5e', wall, 0.3), accent, cover, letters }
  const known: Record<string, string> = { ...things, paper, ink, tone0, tone1, tone2, tone3 }
  const named = (name = '') => known[name] ?? name
  const colour = (_: string, name: string, other: string, share: string) =>
    share ? mix(named(name), named(other), Number(share)) : named(name)
  return (svg) =>
    svg
      .replace(/\{title (.*) (\w+)\}/g, (_, box, fill) =>
        lettered(title, box.split(' ').map(Number), named(fill)),
      )
      .replace(/\{(\S+?)(?: (\S+) (\S+))?\}/g, colour)
}

const FACES = ['abril-fatface', 'bebas-neue', 'playfair-display', 'alfa-slab-one'] as const
const CAPITALS = 100
/** From one line to the next. */
const LEADING = 1.28 * CAPITALS
/** More letters are set in two lines. */
const LONGEST_LINE = 12

function lettered(title: string, [x = 0, y = 0, width = 0, height = 0]: number[], colour: string): string {
  const face = createRandom(title).pick(FACES)
  const lines = linesOf(title.toUpperCase().split(' ')).map((line) => letterOutlines(face, line, CAPITALS))
  const down = CAPITALS + (lines.length - 1) * LEADING
  const scale = Math.min(width / Math.max(...lines.map((line) => line.width)), height / down)
  const path = ({ rings, width: across }: Lettered, at: number) =>
    `<path transform="translate(${x + (width - across * scale) / 2} ${y + (height - down * scale) / 2 + at * LEADING * scale}) scale(${scale})" fill="${colour}" fill-rule="evenodd" d="${rings.map((ring) => straightPath(ring, true)).join('')}"/>`
  return lines.map(path).join('')
}

function linesOf(words: readonly string[]): string[] {
  const line = (from: number, to?: number) => words.slice(from, to).join(' ')
  if (line(0).length <= LONGEST_LINE || words.length < 2) return [line(0)]
  const cuts = words.slice(1).map((_, at) => [line(0, at + 1), line(at + 1)])
  const longest = (cut: readonly string[]) => Math.max(...cut.map(({ length }) => length))
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best))
}

/** Places within a pixel that are looked up, along each side. */
const SAMPLES = [1 / 6, 3 / 6, 5 / 6] as const

/** The face as red, green, blue and alpha, seen in perspective: its corners lie at those given, from the upper left clockwise. */
function bend(face: Pixels, corners: readonly Point[], { width, height }: Size): Buffer {
  const bent = Buffer.alloc(width * height * 4)
  const toFace = backFrom(corners)
  const { left, top, right, bottom } = boxOf(corners)
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      let [red, green, blue, hits] = [0, 0, 0, 0]
      for (const dy of SAMPLES)
        for (const dx of SAMPLES) {
          const [u, v] = toFace(x + dx, y + dy)
          if (u < 0 || v < 0 || u >= 1 || v >= 1) continue
          const place = (Math.floor(v * face.height) * face.width + Math.floor(u * face.width)) * 3
          red += byteAt(face, place)
          green += byteAt(face, place + 1)
          blue += byteAt(face, place + 2)
          hits++
        }
      const alpha = (hits * 255) / SAMPLES.length ** 2
      if (hits > 0) bent.set([red / hits, green / hits, blue / hits, alpha], (y * width + x) * 4)
    }
  return bent
}

/** The projective map from a quadrilateral back to the unit square (Heckbert, Fundamentals of Texture Mapping, 1989). */
function backFrom(corners: readonly Point[]): (x: number, y: number) => Point {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = corners.flat()
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2]
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const area = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(sx * dy2 - dx2 * sy) / area, (dx1 * sy - sx * dy1) / area]
  const [a, b, d, e] = [x1 - x0 + g * x1, x3 - x0 + h * x3, y1 - y0 + g * y1, y3 - y0 + h * y3]
  return (x, y) => {
    const [p, q, r, s] = [a - g * x, b - h * x, d - g * y, e - h * y]
    const whole = p * s - q * r
    return [((x - x0) * s - q * (y - y0)) / whole, (p * (y - y0) - (x - x0) * r) / whole]
  }
}
