import sharp, { type Sharp } from 'sharp'
import { type Corners, layInPerspective } from './warp.ts'

/** How buyers bring a picture: rarely the file itself, mostly a picture of something that it is part of. */
export const BUYERS_KINDS = {
  'printed page, photographed': photographPage,
  'app on a phone, light': (bytes: Buffer) => showInApp(bytes, LIGHT),
  'app on a phone, dark': (bytes: Buffer) => showInApp(bytes, DARK),
  'framed on a wall': frameOnWall,
  'detail of 15 % of the area': cutDetail,
  'pencil-like edges': drawEdges,
  strip: stretchToStrip,
} as const

const jpegOf = async (picture: Sharp, quality: number) => sharp(await picture.jpeg({ quality }).toBuffer())
const svg = (width: number, height: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )
const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

async function fitted(bytes: Buffer, width: number, height: number) {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const PAGE = { width: 840, height: 1_188, margin: 70 }
/** The picture has at most this share of the page's sides, about 35 % of its area. */
const PICTURE_SHARE = { width: 0.83, height: 0.45 }
const PHOTO = { width: 1_080, height: 1_440 }
const PAGE_CORNERS: Corners = [
  [128, 96],
  [968, 122],
  [1_002, 1_330],
  [92, 1_296],
]

/** A page of a magazine with a headline and columns of text, on a table, by a telephone: a little tilted, shaded, not quite sharp. */
async function photographPage(bytes: Buffer) {
  const { width, height, margin } = PAGE
  const picture = await fitted(
    bytes,
    Math.round(width * PICTURE_SHARE.width),
    Math.round(height * PICTURE_SHARE.height),
  )
  const top = 190
  const page = await sharp(
    svg(width, height, rect(0, 0, width, height, '#f7f5f0') + pageTexts(picture.height + top)),
  )
    .composite([{ input: picture.data, left: Math.round((width - picture.width) / 2), top }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const table = await sharp(
    svg(PHOTO.width, PHOTO.height, rect(0, 0, PHOTO.width, PHOTO.height, '#7a6148') + planks()),
  )
    .removeAlpha()
    .raw()
    .toBuffer()
  const { data } = layInPerspective({ data: page, width, height }, { data: table, ...PHOTO }, PAGE_CORNERS)
  const shade = `<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient></defs>${rect(0, 0, PHOTO.width, PHOTO.height, 'url(#s)')}`
  return jpegOf(
    sharp(data, { raw: { ...PHOTO, channels: 3 } })
      .composite([{ input: svg(PHOTO.width, PHOTO.height, shade) }])
      .blur(1.1),
    72,
  )

  function pageTexts(from: number): string {
    const lines = Array.from({ length: Math.floor((height - from - 90) / 17) }, (_, line) =>
      [0, 1, 2].map((column) => {
        const length = line % 7 === 6 ? 130 : 205 + ((line * 37 + column * 11) % 16)
        return words(margin + column * 240, from + 40 + line * 17, length, line + column)
      }),
    )
    const headline = `<text x="${margin}" y="120" font-family="serif" font-size="62" fill="#1b1b1b">Vom Zeichnen der Dinge</text><text x="${margin}" y="165" font-family="sans-serif" font-size="22" fill="#444">Ein Gespräch über Papier, Farbe und Geduld</text>`
    return headline + lines.flat().join('')
  }
}

/** A line of text as bars as long as words. */
function words(x: number, y: number, length: number, seed: number): string {
  const bars: string[] = []
  for (let at = 0, word = seed; at < length - 12; word += 1) {
    const own = Math.min(length - at, 14 + ((word * 29) % 38))
    bars.push(rect(x + at, y, own, 8, '#3b3b3b'))
    at += own + 6
  }
  return bars.join('')
}

function planks(): string {
  return Array.from({ length: 60 }, (_, line) =>
    rect(0, line * 24 + ((line * 7) % 5), PHOTO.width, 2 + (line % 3), line % 2 ? '#6d5540' : '#846a50'),
  ).join('')
}

type Mode = { ground: string; ink: string; quiet: string }
const LIGHT: Mode = { ground: '#ffffff', ink: '#16181c', quiet: '#8b98a5' }
const DARK: Mode = { ground: '#0d0f12', ink: '#e7e9ea', quiet: '#71767b' }
const SCREEN = { width: 1_170, height: 2_532 }
/** As telephones shrink what they send. */
const SENT_HEIGHT = 1_600

/** A post in an app: status bar, header with a face, the picture from edge to edge, icons, a caption. */
async function showInApp(bytes: Buffer, { ground, ink, quiet }: Mode) {
  const { width, height } = SCREEN
  // From edge to edge, and as high as a feed lets it be.
  const picture = await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true })
  const pictureHeight = Math.min(1_700, picture.info.height)
  const shown = await sharp(picture.data)
    .extract({ left: 0, top: 0, width, height: pictureHeight })
    .png()
    .toBuffer()
  const top = 330
  const below = top + pictureHeight
  const text = (x: number, y: number, size: number, fill: string, content: string) =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${fill}">${content}</text>`
  const icons = [80, 200, 320].map(
    (x) => `<circle cx="${x}" cy="${below + 75}" r="32" fill="none" stroke="${ink}" stroke-width="7"/>`,
  )
  const screen =
    rect(0, 0, width, height, ground) +
    text(80, 95, 44, ink, '9:41') +
    rect(1_010, 62, 80, 36, ink, 10) +
    `<circle cx="95" cy="240" r="52" fill="#c2693d"/>` +
    text(175, 230, 42, ink, 'studio.am.fluss') +
    text(175, 280, 34, quiet, 'Leipzig') +
    icons.join('') +
    text(48, below + 185, 42, ink, 'Gefällt 1.204 Mal') +
    text(48, below + 250, 42, ink, 'studio.am.fluss Neue Arbeit für ein Kinderbuch,') +
    text(48, below + 308, 42, ink, 'Gouache und Buntstift auf Papier.') +
    text(48, below + 370, 34, quiet, 'Vor 3 Stunden') +
    [150, 440, 730, 1_020].map((x) => rect(x - 30, height - 170, 60, 60, quiet, 14)).join('')
  const drawn = await sharp(svg(width, height, screen))
    .composite([{ input: shown, left: 0, top }])
    .png()
    .toBuffer()
  return jpegOf(sharp(drawn).resize({ height: SENT_HEIGHT }), 80)
}

/** Behind a mat in a dark frame, on a wall with light from one side. */
async function frameOnWall(bytes: Buffer) {
  const picture = await fitted(bytes, 520, 420)
  const [mat, frame, wall] = [48, 18, 190]
  const inner = await sharp(picture.data)
    .extend({ top: mat, bottom: mat, left: mat, right: mat, background: '#f4f1ea' })
    .png()
    .toBuffer()
  const framed = await sharp(inner)
    .extend({ top: frame, bottom: frame, left: frame, right: frame, background: '#2d2119' })
    .png()
    .toBuffer()
  const around = 2 * (mat + frame + wall)
  const [width, height] = [picture.width + around, picture.height + around]
  const light = `<defs><linearGradient id="l"><stop offset="0" stop-color="#d9d4c8"/><stop offset="1" stop-color="#a9a498"/></linearGradient></defs>${rect(0, 0, width, height, 'url(#l)')}`
  const photo = await sharp(svg(width, height, light))
    .composite([{ input: framed, left: wall, top: wall }])
    .png()
    .toBuffer()
  return jpegOf(sharp(photo).blur(0.8), 75)
}

const DETAIL_AREA = 0.15

async function cutDetail(bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata()
  const share = Math.sqrt(DETAIL_AREA)
  const [inWidth, inHeight] = [Math.round(width * share), Math.round(height * share)]
  const left = Math.round((width - inWidth) * 0.45)
  const top = Math.round((height - inHeight) * 0.55)
  return sharp(bytes).extract({ left, top, width: inWidth, height: inHeight })
}

/** Only where the picture changes there is a grey line, as in a sketch after it. */
async function drawEdges(bytes: Buffer) {
  const grey = sharp(
    await sharp(bytes).flatten({ background: '#fff' }).greyscale().blur(1.2).png().toBuffer(),
  )
  const across = { width: 3, height: 3, kernel: [-1, 0, 1, -2, 0, 2, -1, 0, 1] }
  const down = { width: 3, height: 3, kernel: [-1, -2, -1, 0, 0, 0, 1, 2, 1] }
  const turned = (kernel: typeof across) => ({ ...kernel, kernel: kernel.kernel.map((value) => -value) })
  const [first, ...others] = await Promise.all(
    [across, turned(across), down, turned(down)].map((kernel) =>
      grey.clone().convolve(kernel).png().toBuffer(),
    ),
  )
  const lines = await sharp(first)
    .composite(others.map((input) => ({ input, blend: 'lighten' as const })))
    .png()
    .toBuffer()
  return sharp(await sharp(lines).negate({ alpha: false }).linear(0.9, 20).png().toBuffer())
}

const CELL = 460
const GAP = 14

/** Four pictures on a white board, each cut to a square. */
export async function layMoodboard(pictures: readonly Buffer[]): Promise<Buffer> {
  const cells = await Promise.all(
    pictures.map((bytes) => sharp(bytes).flatten({ background: '#fff' }).resize(CELL, CELL).png().toBuffer()),
  )
  const side = 2 * CELL + 3 * GAP
  const placed = cells.map((input, at) => ({
    input,
    left: GAP + (at % 2) * (CELL + GAP),
    top: GAP + Math.floor(at / 2) * (CELL + GAP),
  }))
  return sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
    .composite(placed)
    .jpeg({ quality: 85 })
    .toBuffer()
}

const STRIP = { width: 2_400, height: 480 }

/** A banner: the picture at one end, repeated soft colour beside it. */
async function stretchToStrip(bytes: Buffer) {
  const picture = await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize(STRIP.height, STRIP.height)
    .png()
    .toBuffer()
  const ground = await sharp(picture)
    .resize(1, 1)
    .resize(STRIP.width, STRIP.height, { fit: 'fill' })
    .png()
    .toBuffer()
  return jpegOf(sharp(ground).composite([{ input: picture, left: STRIP.width - STRIP.height, top: 0 }]), 85)
}
