import sharp from 'sharp'
import type { Services } from '#src/services.server.ts'

/** Typical changes to a copy of a picture: saved, shrunk or trimmed. */
const COPIES = {
  'JPEG q75': (bytes: Buffer) => sharp(bytes).jpeg({ quality: 75 }).toBuffer(),
  'JPEG q40': (bytes: Buffer) => sharp(bytes).jpeg({ quality: 40 }).toBuffer(),
  '320 px': (bytes: Buffer) => sharp(bytes).resize({ width: 320 }).webp().toBuffer(),
  '2 % trimmed': (bytes: Buffer) => trim(bytes, 0.02),
  '5 % trimmed': (bytes: Buffer) => trim(bytes, 0.05),
} as const

/** Quantiles that are printed. */
export const SHARES = [0, 0.01, 0.05, 0.5, 0.95, 0.99, 1]
const MOST = 8

export type CopySimilarity = { what: string; quantiles: string }

/**
 * The similarity of copies to their picture, and of each to the most similar other picture. The threshold for duplicates
 * lies between the two.
 */
export async function measureCopies(
  services: Services,
  sample: readonly { image: { id: number }; bytes: Buffer }[],
): Promise<CopySimilarity[]> {
  const others: number[] = []
  const rows: CopySimilarity[] = []
  for (const [what, copy] of Object.entries(COPIES)) {
    const own: number[] = []
    for (const { image, bytes } of sample) {
      const embedded = await services.visual.embed(await copy(bytes))
      if (embedded.outcome !== 'embedded') throw new Error(`${what}: ${embedded.outcome}`)
      const matches = await services.visual.findIndexed(embedded.embedding, MOST)
      own.push(matches.find(({ id }) => id === image.id)?.similarity ?? 0)
      others.push(matches.find(({ id }) => id !== image.id)?.similarity ?? 0)
    }
    rows.push({ what, quantiles: quantilesOf(own) })
  }
  return [...rows, { what: 'most similar other picture', quantiles: quantilesOf(others) }]
}

async function trim(bytes: Buffer, share: number): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata()
  const [left, top] = [Math.round(width * share), Math.round(height * share)]
  return sharp(bytes)
    .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
    .jpeg({ quality: 85 })
    .toBuffer()
}

function quantilesOf(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other)
  return SHARES.map((share) => (sorted[Math.round(share * (sorted.length - 1))] ?? 0).toFixed(3)).join(' ')
}
