import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Drawing } from 'demo-art'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from '#domain/imaging/model.ts'
import type { Draw } from '#domain/imaging/variants/variants.server.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { type Log, openLog } from '#platform/log.ts'

/** A still, generated work in landscape format; tests override single fields. */
export function aPicture(differences: Partial<Picture> = {}): Picture {
  return {
    id: 812,
    original: {
      kind: 'drawn',
      recipe: { kind: 'work', school: 'flat', hand: 'test', subject: 'landscape', number: 1 },
    },
    format: 'drawn',
    frames: 1,
    width: 2400,
    height: 1600,
    ground: '#d2691e',
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

/** Coloured noise, opaque RGB. */
export function aPainting(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}

/** A small picture whose halves have the two colours that the text names. */
export function paintHalves(version: string): Promise<Buffer> {
  const [left = '#000000', right = left] = version.match(/#[0-9a-f]{6}/g) ?? []
  const half = { create: { width: 20, height: 40, channels: 3, background: right } } as const
  return sharp({ create: { width: 40, height: 40, channels: 3, background: left } })
    .composite([{ input: half, left: 20, top: 0 }])
    .png()
    .toBuffer()
}

/** A gif with plain frames of clearly different colours, because encoders drop repeated frames. */
export function anAnimation(width: number, height: number, delay: number[]): Promise<Buffer> {
  const frames = delay.map((_, index) => Buffer.alloc(width * height * 3, 10 + ((index * 90) % 230)))
  const raw = { width, height: height * delay.length, channels: 3, pageHeight: height } as const
  return sharp(Buffer.concat(frames), { raw })
    .gif({ delay, effort: 1, interFrameMaxError: 0, keepDuplicateFrames: true })
    .toBuffer()
}

/** A fake of the drawing threads: a plain image in 3:2 with the requested number of frames; counts the calls. */
export function openTestDrawer(frames = 1): { draw: Draw; widths: number[] } {
  const widths: number[] = []
  async function draw(_: unknown, width: number): Promise<Drawing> {
    widths.push(width)
    const height = Math.round((width * 2) / 3)
    const drawn = Array.from({ length: frames }, (_, index) =>
      new Uint8Array(width * height * 3).fill(90 + index * 40),
    )
    return { width, height, frames: drawn, frameMs: 120 }
  }
  return { draw, widths }
}

/** A file store in a temporary folder, removed at the end of the test. */
export async function openTestFiles(): Promise<{ files: FileStore } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const files = await openFileStore({ kind: 'folder' }, folder)
  return { files, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

/** The real log, written to a list; `named` returns the events of one name. */
export function openTestLog(): { log: Log; named: (event: string) => Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  const log = openLog('info', { write: (line) => lines.push(JSON.parse(line)) })
  return { log, named: (event) => lines.filter(({ msg }) => msg === event) }
}
