import { recipeOf } from '#demo/demo-picture.ts'
import type { Image } from '#domain/catalogue/catalogue-model.ts'
import { dot, normalize } from '#domain/search/visual/fitting/linear-algebra.ts'
import type { Services } from '#src/services.server.ts'
import { DISTORTIONS } from './distortions.ts'
import { coloursAndEdges, perceptualHash } from './plain-descriptors.ts'

export type Recall = { what: string; queries: number; first: number; amongTen: number }
export type StylePrecision = { what: string; amongTen: number }

const TEN = 10

/** How often a distorted picture finds itself in the whole catalogue, for every distortion and over all. */
export async function measureRecall(
  services: Services,
  sample: readonly { image: Image; bytes: Buffer }[],
): Promise<Recall[]> {
  const ranks = new Map<string, number[]>()
  for (const [what, distort] of Object.entries(DISTORTIONS)) {
    const own: number[] = []
    for (const { image, bytes } of sample) {
      const query = await (await distort(bytes)).jpeg({ quality: 90 }).toBuffer()
      const embedded = await services.visual.embed(query)
      if (embedded.outcome !== 'embedded') throw new Error(`${what}: ${embedded.outcome}`)
      const found = await services.visual.findSimilar(embedded.embedding, { style: 0, most: TEN })
      const rank = found.findIndex(({ id }) => id === image.id)
      own.push(rank < 0 ? Number.POSITIVE_INFINITY : rank)
    }
    ranks.set(what, own)
  }
  return [...ranks, ['all', [...ranks.values()].flat()] as const].map(([what, own]) => ({
    what,
    queries: own.length,
    first: shareBelow(own, 1),
    amongTen: shareBelow(own, TEN),
  }))
}

function shareBelow(ranks: readonly number[], limit: number): number {
  return ranks.filter((rank) => rank < limit).length / ranks.length
}

/** Of the ten most similar among the sample, how many are by the same artist or of the same school. */
export async function measureStyle(
  services: Services,
  sample: readonly { image: Image; bytes: Buffer }[],
): Promise<StylePrecision[]> {
  const among = new Set(sample.map(({ image }) => image.id))
  const byId = new Map(sample.map(({ image }) => [image.id, image]))
  const ours: number[] = []
  for (const { image } of sample) {
    const found = await services.visual.findSimilarTo(image.id, { style: 1, most: TEN, among })
    ours.push((found ?? []).filter(({ id }) => isAlike(image, byId.get(id))).length / TEN)
  }
  return [
    { what: 'style vectors', amongTen: meanOf(ours) },
    { what: 'colour + HOG', amongTen: await plainly(sample, coloursAndEdges) },
    { what: 'pHash', amongTen: await plainly(sample, perceptualHash) },
  ]
}

async function plainly(
  sample: readonly { image: Image; bytes: Buffer }[],
  toVector: (bytes: Buffer) => Promise<Float32Array>,
): Promise<number> {
  const vectors = await Promise.all(sample.map(async ({ bytes }) => normalize(await toVector(bytes))))
  const shares = sample.map(({ image }, own) => {
    const best = sample
      .map((other, at) => ({
        image: other.image,
        near: at === own ? -2 : dot(vectors[at] ?? new Float32Array(), vectors[own] ?? new Float32Array()),
      }))
      .sort((one, other) => other.near - one.near)
      .slice(0, TEN)
    return best.filter((other) => isAlike(image, other.image)).length / TEN
  })
  return meanOf(shares)
}

function isAlike(one: Image, other: Image | undefined): boolean {
  return one.artistId === other?.artistId || schoolOf(one) === (other && schoolOf(other))
}

function schoolOf({ picture, artistCode }: Image): string {
  return recipeOf(picture.originalKey)?.school ?? artistCode
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
