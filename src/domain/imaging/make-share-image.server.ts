import { cropAround, type Focus, type Size } from './imaging-model.ts'
import { openCanvas, openPicture, openPixels } from './open-picture.server.ts'
import { splitIntoRuns } from './site-font.server.ts'
import { COLOURS, DOT } from './word-mark.ts'

type ShareImagePicture = { bytes: Buffer; focus: Focus | null }

type ShareImageContent = {
  width: number
  height: number
  pictures: readonly ShareImagePicture[]
  title: string
  brand: string
}

export const SHARE_IMAGES_FOLDER = 'variants/cards'

const STRIP_HEIGHT = 168
const EDGE = 48
const GAP = 8
const BRAND_SIZE = 46
/** The sizes from largest to smallest. A title that is too long for the last is broken into two lines. */
const TITLE_SIZES = [68, 60, 52, 46] as const
const TWO_LINES_SIZES = [46, 40, 34, 28, 22] as const
const TITLE_TO_BRAND = 64
/** The distance of two baselines and the height of a capital, in parts of the font size. */
const LINE_HEIGHT = 1.16
const CAPITAL = 0.7
/** The qualities are tried in turn until the file is small enough for networks that fetch it while somebody waits. */
const QUALITIES = [82, 70, 55, 40] as const
export const MOST_SHARE_IMAGE_BYTES = 200_000

/** Makes a JPEG of at most `MOST_SHARE_IMAGE_BYTES`, as far as quality allows; throws what sharp finds wrong. */
export async function makeShareImage(content: ShareImageContent): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = content
  const ground = { width, height, channels: 3, background: COLOURS.paper } as const
  const strip = { input: drawStrip(content), left: 0, top: height - STRIP_HEIGHT }
  const layers = [...(await cropSideBySide(content)), strip]
  const raw = await openCanvas(ground).composite(layers).removeAlpha().raw().toBuffer()
  const encode = (quality: number) =>
    openPixels(raw, { width, height, channels: 3 }).jpeg({ quality, mozjpeg: true }).toBuffer()
  for (const quality of QUALITIES) {
    const bytes = await encode(quality)
    if (bytes.length <= MOST_SHARE_IMAGE_BYTES || quality === QUALITIES.at(-1)) return bytes
  }
  throw new RangeError('There is no quality to encode a card with.')
}

function cropSideBySide({ width, height, pictures }: ShareImageContent) {
  const share = (width + GAP) / pictures.length
  return Promise.all(
    pictures.map(async (picture, position) => {
      const left = Math.round(position * share)
      const size = { width: Math.round((position + 1) * share) - GAP - left, height: height - STRIP_HEIGHT }
      return { input: await crop(picture, size), left, top: 0 }
    }),
  )
}

async function crop({ bytes, focus }: ShareImagePicture, size: Size): Promise<Buffer> {
  // Without a focus from staff the most striking part stays visible: faces are seldom in the middle.
  const opened = await openPicture(bytes)
  if (!focus) return opened.resize({ ...size, position: 'attention' }).toBuffer()
  const { width, height } = await opened.metadata()
  return opened
    .extract(cropAround({ width, height }, focus, size))
    .resize(size)
    .toBuffer()
}

function drawStrip({ width, title, brand }: ShareImageContent): Buffer {
  const mark = letter(brand, BRAND_SIZE)
  const dotSize = BRAND_SIZE * 0.2
  const markWidth = mark.width + BRAND_SIZE * 0.06 + dotSize
  const markLeft = width - EDGE - markWidth
  const lines = fitTitle(title, markLeft - EDGE - TITLE_TO_BRAND)
  const baseline = STRIP_HEIGHT / 2 + (BRAND_SIZE * CAPITAL) / 2
  const dot = `translate(${markLeft + markWidth - dotSize} ${baseline - dotSize}) scale(${dotSize / DOT.width})`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${STRIP_HEIGHT}" fill="${COLOURS.ink}">` +
      `${drawLines(lines)}<path d="${mark.path}" transform="translate(${markLeft} ${baseline})"/>` +
      `<path d="${DOT.path}" transform="${dot}" fill="${COLOURS.red}"/></svg>`,
  )
}

type Fitted = { size: number; lines: Lettering[] }

function fitTitle(title: string, room: number): Fitted {
  const parts = breakInTwo(title)
  const attempts = [
    ...TITLE_SIZES.map((size) => ({ size, lines: [letter(title, size)] })),
    ...TWO_LINES_SIZES.map((size) => ({ size, lines: parts.map((part) => letter(part, size)) })),
  ]
  const fits = ({ lines }: Fitted) => lines.every(({ width }) => width <= room)
  return attempts.find(fits) ?? fitTitle(`${title.slice(0, Math.floor(title.length * 0.9)).trim()}…`, room)
}

function breakInTwo(title: string): string[] {
  const middle = title.length / 2
  const spaces = [...title.matchAll(/\s+/g)].map(({ index }) => index)
  const [nearest] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  if (nearest === undefined) return [title]
  return [title.slice(0, nearest), title.slice(nearest).trim()]
}

function drawLines({ size, lines }: Fitted): string {
  const blockHeight = (lines.length - 1) * size * LINE_HEIGHT + size * CAPITAL
  const first = (STRIP_HEIGHT - blockHeight) / 2 + size * CAPITAL
  return lines
    .map(({ path }, line) => {
      const baseline = first + line * size * LINE_HEIGHT
      return `<path d="${path}" transform="translate(${EDGE} ${baseline})"/>`
    })
    .join('')
}

/** The outlines of a line of text as SVG path data, its baseline beginning at (0, 0). Lengths are pixels. */
type Lettering = { path: string; width: number }

const WEIGHT = 600

/** Letters of the site's own type, as outlines: the machine that draws the card needs no font. */
export function letter(text: string, size: number): Lettering {
  let path = ''
  let width = 0
  for (const { text: letters, file } of splitIntoRuns(text.normalize('NFC'), WEIGHT)) {
    const scale = size / file.font.unitsPerEm
    const { glyphs, positions } = file.font.layout(letters)
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      // Fonts count upwards, pictures downwards.
      path += glyph.path
        .scale(scale, -scale)
        .translate(width + xOffset * scale, -yOffset * scale)
        .toSVG()
      width += xAdvance * scale
    }
  }
  return { path, width }
}
