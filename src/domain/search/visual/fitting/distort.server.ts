import type { Sharp } from 'sharp'
import { openPicture } from '#domain/imaging/open-picture.server.ts'

type Distort = (picture: Sharp, side: Side) => Promise<Buffer>
type Side = { width: number; height: number }

const TABLE = '#6a5a48'
const PAPER = '#fafafa'
const DISTORTIONS: readonly Distort[] = [photographed, lyingOnItsSide, cutOut, marked, outlined, onAPage]

export async function distort(picture: Uint8Array): Promise<Buffer[]> {
  const { data, info } = await (await openPicture(picture)).png().toBuffer({ resolveWithObject: true })
  return Promise.all(DISTORTIONS.map(async (change) => change(await openPicture(data), info)))
}

function photographed(picture: Sharp): Promise<Buffer> {
  return picture
    .affine([1, 0.12, -0.08, 0.95], { background: TABLE })
    .extend({ top: 60, bottom: 50, left: 70, right: 40, background: TABLE })
    .modulate({ brightness: 0.85, saturation: 0.8 })
    .blur(1)
    .jpeg({ quality: 70 })
    .toBuffer()
}

function lyingOnItsSide(picture: Sharp): Promise<Buffer> {
  return picture.rotate(90).png().toBuffer()
}

function cutOut(picture: Sharp, { width, height }: Side): Promise<Buffer> {
  const half = (side: number) => Math.max(1, Math.round(side / 2))
  const area = { left: Math.floor(width * 0.15), top: Math.floor(height * 0.3) }
  return picture
    .extract({ ...area, width: half(width), height: half(height) })
    .png()
    .toBuffer()
}

function marked(picture: Sharp, { width, height }: Side): Promise<Buffer> {
  const size = Math.round(height / 8)
  const words = Array.from({ length: 6 }, (_, at) => {
    const y = ((at + 1) * height) / 6
    return `<text x="${-size * (at % 3)}" y="${y}" font-size="${size}" font-family="sans-serif" fill="#fff" fill-opacity=".55" stroke="#333" stroke-opacity=".3" transform="rotate(-20 ${width / 2} ${height / 2})">SAMPLE SAMPLE SAMPLE</text>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words.join('')}</svg>`
  return picture
    .flatten({ background: PAPER })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
}

function outlined(picture: Sharp): Promise<Buffer> {
  const edges = { width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1] }
  return picture
    .flatten({ background: PAPER })
    .greyscale()
    .blur(1.5)
    .convolve(edges)
    .linear(3, 0)
    .negate()
    .png()
    .toBuffer()
}

function onAPage(picture: Sharp, { width, height }: Side): Promise<Buffer> {
  const lines = Array.from({ length: 5 }, (_, at) => {
    const y = Math.round(height * 1.25) + at * 22
    return `<rect x="${Math.round(width * 0.2)}" y="${y}" width="${Math.round(width * (at === 4 ? 0.5 : 0.95))}" height="9" fill="#555"/>`
  })
  const [wide, high] = [Math.round(width * 1.4), Math.round(height * 1.25) + 130]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${lines.join('')}</svg>`
  const [left, top] = [Math.round(width * 0.2), Math.round(height * 0.2)]
  return picture
    .flatten({ background: PAPER })
    .extend({ top, left, right: wide - width - left, bottom: high - height - top, background: PAPER })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
}
