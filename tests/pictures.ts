import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { drawMissing } from '#demo/drawing-file-store.ts'
import { checkStorable, type StorableCheck } from '#domain/imaging/decoding/decoder.server.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import { checkOriginal } from '#domain/imaging/originals/check-original.server.ts'
import type { PictureStore } from '#domain/imaging/variants.server.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { type Log, openLog } from '#platform/log.ts'
import { PLAIN_ORIGINAL } from './draw-plainly.ts'

/** A still work in landscape format; a test names only what it is about. */
export function aPicture(differences: Partial<Picture> = {}): Picture {
  return {
    id: 812,
    originalKey: PLAIN_ORIGINAL,
    format: 'jpeg',
    frames: 1,
    width: 2400,
    height: 1600,
    dominantColour: '#d2691e',
    thumbHash: null,
    contentVersion: 'abc',
    fileName: null,
    focus: null,
    watermarked: true,
    phonePictureId: null,
    credit: { title: 'Ein Wal', creator: 'Mara Muster', page: '/illustrator/mara' },
    ...differences,
  }
}

export const testLicensor = {
  agency: 'Zeichner',
  origin: 'https://zeichner.example',
  termsPath: '/agb',
  year: 2024,
}

/** Coloured noise, so that no two pixels agree by chance; opaque RGB. */
export function aPainting(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}

/** One colour, so that it is made and packed fast, however large it is. */
export function aPlainGround(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#d2691e' } })
}

/** A baseline JPEG whose scan says that it ends at coefficient 0 instead of 63, as some telephones write it. */
export async function aPhotoWithWrongScan(): Promise<Buffer<ArrayBuffer>> {
  const bytes = await aPainting(800, 600).jpeg().toBuffer()
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]))
  const lastCoefficient = scan + 2 + bytes.readUInt16BE(scan + 2) - 2
  bytes.writeUInt8(0, lastCoefficient)
  return bytes
}

/** A photo as telephones write it. */
export const HEIC_PHOTO = readHeic('plain')

/** `tests/heic/README.md` says what each of them shows, and how it was made. */
export function readHeic(
  name: 'plain' | 'wide-gamut' | 'p3-nclx' | 'deep' | 'clear' | 'part',
): Buffer<ArrayBuffer> {
  return readFileSync(new URL(`heic/${name}.heic`, import.meta.url))
}

/** Whether bytes may become an original, decoded in this process. */
export function checkPicture(bytes: Uint8Array): Promise<StorableCheck> {
  return checkStorable({ check: checkOriginal }, bytes)
}

/** A WebP of three frames that a camera held sideways would have written: EXIF says to turn it by 90 degrees. */
export async function aTurnedAnimation(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const gif = await anAnimation(width, height, [100, 100, 100])
  return sharp(gif, { animated: true }).withMetadata({ orientation: 6 }).webp().toBuffer()
}

/** A small picture in two halves, of the colours that the text names. */
export function paintHalves(version: string): Promise<Buffer> {
  const [left = '#000000', right = left] = version.match(/#[0-9a-f]{6}/g) ?? []
  const half = { create: { width: 20, height: 40, channels: 3, background: right } } as const
  return sharp({ create: { width: 40, height: 40, channels: 3, background: left } })
    .composite([{ input: half, left: 20, top: 0 }])
    .png()
    .toBuffer()
}

/** A gif whose frames are plain grounds, each clearly another than the one before: encoders drop repeated frames. */
export function anAnimation(width: number, height: number, delay: number[]): Promise<Buffer> {
  const frames = delay.map((_, index) => Buffer.alloc(width * height * 3, 10 + ((index * 90) % 230)))
  const raw = { width, height: height * delay.length, channels: 3, pageHeight: height } as const
  return sharp(Buffer.concat(frames), { raw })
    .gif({ delay, effort: 1, interFrameMaxError: 0, keepDuplicateFrames: true })
    .toBuffer()
}

/**
 * The same files, and a plain ground in 3 to 2 for every original of the demo that is not stored, with as many frames as
 * asked for; `widths` lists those that were asked for.
 */
export function withTestOriginals(files: FileStore, frames = 1): { files: PictureStore; widths: number[] } {
  const widths: number[] = []
  const drawn = drawMissing(files, (_, width = 2400) => {
    widths.push(width)
    const height = Math.round((width * 2) / 3)
    const grounds = Array.from({ length: frames }, (_, at) => Buffer.alloc(width * height * 3, 90 + at * 40))
    const raw = { width, height: height * frames, channels: 3 } as const
    const image = sharp(Buffer.concat(grounds), { raw: frames === 1 ? raw : { ...raw, pageHeight: height } })
    return image.webp({ lossless: true, effort: 0, delay: grounds.map(() => 120) }).toBuffer()
  })
  return { files: drawn, widths }
}

/** A file store in a folder that lives as long as the test. */
export async function openTestFiles(): Promise<{ files: FileStore } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const files = await openFileStore({ kind: 'folder' }, folder)
  return { files, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

/** The real log, written into a list; `named` answers the events of one name. */
export function openTestLog(): { log: Log; named: (event: string) => Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  const log = openLog('debug', { write: (line) => lines.push(JSON.parse(line)) })
  return { log, named: (event) => lines.filter(({ msg }) => msg === event) }
}

/** Patches of these colours, none of which takes nearly all of it: a work that can be told from any plain ground. */
export function aPatchwork(colours: readonly string[], side = 200): Promise<Buffer<ArrayBuffer>> {
  const patches = Array.from({ length: PATCHES ** 2 }, (_, at) => {
    const [x, y] = [at % PATCHES, Math.floor(at / PATCHES)]
    return `<rect x="${x}" y="${y}" width="1.01" height="1.01" fill="${colours[(x + 2 * y) % colours.length]}"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PATCHES} ${PATCHES}" width="${side}" height="${side}">${patches.join('')}</svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

const PATCHES = 6

/** Four pictures of 200 pixels to a side, two by two on a white board. */
export function aMoodboard(pictures: readonly Buffer[]): Promise<Buffer<ArrayBuffer>> {
  const placed = pictures.map((input, at) => ({
    input,
    left: 10 + (at % 2) * 210,
    top: 10 + Math.floor(at / 2) * 210,
  }))
  return sharp({ create: { width: 430, height: 430, channels: 3, background: '#ffffff' } })
    .composite(placed)
    .png()
    .toBuffer()
}

/** As a rule what a visitor's colours are told by is coarser than these differences. */
export const REDS = ['#d62828', '#f01010', '#c43a3a'] as const
export const BLUES = ['#2563c9', '#1050f0', '#3070d8'] as const
