import { type Drawing, frameCountOf, type Recipe, sizeOf } from 'demo-art'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { IMAGE_WIDTHS, type Picture } from '#domain/imaging/model.ts'
import { makeVariant } from '#domain/imaging/variants/make-variant.server.ts'
import { planVariant } from '#domain/imaging/variants/plan-variant.ts'

/** What came out at one width: how many files, their bytes, the seconds all of them took, and what did not decode. */
export type WidthReport = { width: number; files: number; bytes: number; seconds: number; broken: Recipe[] }

type Sources = {
  draw: (recipe: Recipe, width: number) => Promise<Drawing>
  /** How many files are made at once. */
  concurrency: number
  onFile: (done: number, all: number) => void
}

const LICENSOR = { agency: 'Demo', origin: 'https://example.com', termsPath: '/', year: 2024 }

/** Makes every picture's file at the five widths as the site would, and reads back each pixel and frame of it. */
export async function decodeEverywhere(
  recipes: readonly Recipe[],
  { draw, concurrency, onFile }: Sources,
): Promise<WidthReport[]> {
  const limit = pLimit(concurrency)
  const reports: WidthReport[] = []
  for (const width of IMAGE_WIDTHS) {
    const report: WidthReport = { width, files: 0, bytes: 0, seconds: 0, broken: [] }
    const started = performance.now()
    const before = reports.length * recipes.length
    await Promise.all(recipes.map((recipe) => limit(() => makeAndRead(recipe, report, before))))
    report.seconds = (performance.now() - started) / 1_000
    reports.push(report)
  }
  return reports

  async function makeAndRead(recipe: Recipe, report: WidthReport, before: number): Promise<void> {
    const picture = pictureOf(recipe)
    const { making } = planVariant(picture, { width: report.width, format: 'webp', moving: true }, LICENSOR)
    const drawing = await draw(recipe, Math.min(report.width, picture.width))
    const bytes = await makeVariant(drawing, making)
    const isWhole = drawing.frames.length === picture.frames && (await decodesWhole(bytes, making.moving))
    if (!isWhole) report.broken.push(recipe)
    report.bytes += bytes.length
    onFile(before + ++report.files, recipes.length * IMAGE_WIDTHS.length)
  }
}

function pictureOf(recipe: Recipe): Picture {
  return {
    id: 1,
    original: { kind: 'drawn', recipe },
    format: 'drawn',
    frames: frameCountOf(recipe),
    ...sizeOf(recipe),
    ground: '#ffffff',
    thumbHash: null,
    contentVersion: 'looked-at',
    fileName: null,
    focus: null,
    watermarked: recipe.kind === 'work',
    phonePictureId: null,
    credit: { title: 'Demo', creator: null, page: '/' },
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
