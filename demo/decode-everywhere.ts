import pLimit from 'p-limit'
import sharp from 'sharp'
import { IMAGE_WIDTHS, WIDEST_MOVING, WIDEST_WITHOUT_WATERMARK } from '#domain/imaging/imaging-model.ts'
import { makeVariant } from '#domain/imaging/make-variant.server.ts'
import type { NewPicture } from '#domain/imaging/pictures.server.ts'
import type { DrawOriginal } from './drawing-file-store.ts'

/** Tells how one width came out: how many files, their bytes, the seconds that all of them took, and the keys that did not decode. */
export type WidthReport = { width: number; files: number; bytes: number; seconds: number; broken: string[] }

type Sources = {
  draw: DrawOriginal
  /** How many files are made at once. */
  concurrency: number
  onFile: (done: number, all: number) => void
}

type Checked = Pick<NewPicture, 'originalKey' | 'frames'>

const NO_XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'

/** Makes every picture's file at the five widths as the site would, and reads back each pixel and frame of it. */
export async function decodeEverywhere(
  pictures: readonly Checked[],
  { draw, concurrency, onFile }: Sources,
): Promise<WidthReport[]> {
  const limit = pLimit(concurrency)
  const reports: WidthReport[] = []
  for (const width of IMAGE_WIDTHS) {
    const report: WidthReport = { width, files: 0, bytes: 0, seconds: 0, broken: [] }
    const started = performance.now()
    const before = reports.length * pictures.length
    await Promise.all(pictures.map((picture) => limit(() => makeAndRead(picture, report, before))))
    report.seconds = (performance.now() - started) / 1_000
    reports.push(report)
  }
  return reports

  async function makeAndRead(
    { originalKey, frames = 1 }: Checked,
    report: WidthReport,
    before: number,
  ): Promise<void> {
    const { width } = report
    const moving = frames > 1 && width <= WIDEST_MOVING
    const copy = await draw(originalKey, width)
    const bytes =
      copy &&
      (await makeVariant(copy, {
        width,
        format: 'webp',
        moving,
        watermarked: width > WIDEST_WITHOUT_WATERMARK,
        xmp: NO_XMP,
      }))
    if (!(bytes && (await decodesWhole(bytes, moving)))) report.broken.push(originalKey)
    report.bytes += bytes?.length ?? 0
    onFile(before + ++report.files, pictures.length * IMAGE_WIDTHS.length)
  }
}

/** WebP shows equal frames one after another as one, so a moving file may have fewer pages than the drawing had frames. */
async function decodesWhole(bytes: Buffer, moving: boolean): Promise<boolean> {
  const { pages = 1 } = await sharp(bytes).metadata()
  const decoded = await sharp(bytes, { pages: -1, failOn: 'warning' })
    .raw()
    .toBuffer()
    .catch(() => null)
  return decoded !== null && pages > 1 === moving
}
