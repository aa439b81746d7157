import sharp from 'sharp'
import { type Corners, layInPerspective } from './warp.ts'

/** What people do to a picture before they search by it, beside the distortions that drawn works are asked with. */
export const HARD_DISTORTIONS = {
  'turned by 90°': (bytes: Buffer) =>
    Promise.resolve(sharp(bytes).flatten({ background: '#fff' }).rotate(90)),
  'photo from the side': (bytes: Buffer) => photograph(bytes, 0),
  'photo from the side, turned': (bytes: Buffer) => photograph(bytes, 90),
  'screenshot with frame and text': screenshot,
  watermark,
} as const

const PHOTO = { width: 720, height: 640 }
const CORNERS: Corners = [
  [110, 95],
  [590, 130],
  [640, 540],
  [85, 505],
]
const SIDES = { width: 520, height: 430 }

/** On a wooden table, from the side, a lamp's glare on it, a little dark, not quite sharp, saved as a telephone does. */
async function photograph(bytes: Buffer, degrees: number) {
  const upright = sharp(bytes).flatten({ background: '#fff' })
  const turned = degrees === 0 ? upright : sharp(await upright.rotate(degrees).png().toBuffer())
  const picture = await turned
    .resize(SIDES.width, SIDES.height, { fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = await sharp(Buffer.from(tableSvg())).removeAlpha().raw().toBuffer()
  const { data } = layInPerspective(
    { data: picture.data, width: picture.info.width, height: picture.info.height },
    { data: ground, ...PHOTO },
    cornersFor(picture.info),
  )
  const photo = await sharp(data, { raw: { ...PHOTO, channels: 3 } })
    .composite([{ input: Buffer.from(glareSvg()), blend: 'screen' }])
    .modulate({ brightness: 0.88, saturation: 0.85 })
    .blur(0.9)
    .jpeg({ quality: 72 })
    .toBuffer()
  return sharp(photo)
}

/** Narrower for tall pictures and lower for wide ones, so that nothing is squeezed. */
function cornersFor({ width, height }: { width: number; height: number }): Corners {
  const [across, down] = [width / SIDES.width, height / SIDES.height]
  const [middleX, middleY] = [PHOTO.width / 2, PHOTO.height / 2]
  const moved = ([x, y]: readonly [number, number]) =>
    [middleX + (x - middleX) * across, middleY + (y - middleY) * down] as const
  const [one, two, three, four] = CORNERS
  return [moved(one), moved(two), moved(three), moved(four)]
}

function tableSvg(): string {
  const planks = Array.from(
    { length: 8 },
    (_, at) =>
      `<rect x="0" y="${at * 80}" width="720" height="78" fill="hsl(28 ${24 + (at % 3) * 6}% ${30 + (at % 4) * 3}%)"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size()}><rect width="720" height="640" fill="#3a2a1c"/>${planks.join('')}</svg>`
}

function glareSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size()}><defs><radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="440" cy="230" rx="170" ry="90" fill="url(#g)"/></svg>`
}

const size = () => `width="${PHOTO.width}" height="${PHOTO.height}"`

/** A window of a browser or a feed around the picture, with lines of text below. */
async function screenshot(bytes: Buffer) {
  const inner = await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize(460, 460, { fit: 'inside' })
    .png()
    .toBuffer()
  const { width, height } = await sharp(inner).metadata()
  const line = (at: number, length: number) =>
    `<rect x="24" y="${84 + height + at * 26}" width="${length}" height="12" fill="#444"/>`
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 48}" height="${height + 190}"><rect width="100%" height="100%" fill="#fafafa"/><rect width="100%" height="48" fill="#d9dce2"/><circle cx="26" cy="24" r="9" fill="#e2574c"/><circle cx="54" cy="24" r="9" fill="#f0b429"/><circle cx="82" cy="24" r="9" fill="#4caf50"/>${line(0, width * 0.9)}${line(1, width * 0.7)}${line(2, width * 0.8)}</svg>`
  return sharp(
    await sharp(Buffer.from(frame))
      .composite([{ input: inner, left: 24, top: 64 }])
      .png()
      .toBuffer(),
  )
}

/** Pale words across the whole picture, as stock libraries print them. */
async function watermark(bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata()
  const bars = Array.from(
    { length: 7 },
    (_, at) =>
      `<text x="${(at % 2) * 60 - 20}" y="${((at + 0.5) * height) / 6}" font-size="${Math.round(height / 9)}" font-family="sans-serif" fill="#fff" fill-opacity=".5" stroke="#000" stroke-opacity=".25">PREVIEW PREVIEW PREVIEW</text>`,
  )
  const marks = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="rotate(-18 ${width / 2} ${height / 2})">${bars.join('')}</g></svg>`
  const marked = await sharp(bytes)
    .flatten({ background: '#fff' })
    .composite([{ input: Buffer.from(marks) }])
    .png()
    .toBuffer()
  return sharp(marked)
}
