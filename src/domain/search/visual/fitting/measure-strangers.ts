import { dot, rowCount, rowOf } from '#domain/search/visual/fitting/algebra/linear-algebra.ts'
import { quantize } from '#domain/search/visual/vector-bytes.ts'
import type { FeatureRows, FitSample } from './fit-sample.ts'
import {
  NEARNESS_STYLE,
  type Projection,
  projectContent,
  projectStyle,
  type Strangers,
  vectorLengths,
} from './projection.ts'

/** What may be chosen. A picture without any decoy near it must still be so similar to a work. */
const LEASTS = [0.3, 0.35, 0.4, 0.45, 0.5]
const MARGINS = [0, 0.05, 0.1]

type Vectors = { content: Float32Array; style: Float32Array }
/** How similar the nearest work and the nearest decoy are. */
type Nearest = { work: number; decoy: number }

/**
 * When a picture counts as near: of all that may be chosen, what is wrong for the fewest decoys and distorted works. Each
 * decoy is compared only with decoys of other groups, as a stranger would be that nobody thought of. Null without decoys.
 */
export function measureStrangers(projection: Projection, sample: FitSample): Strangers | null {
  const { kinds } = sample.decoys
  if (kinds.length === 0) return null
  const works = project(projection, sample)
  const copies = project(projection, sample.copies)
  const decoys = project(projection, sample.decoys)
  const groupOf = (at: number) => kinds[at]?.split('/')[0]
  const ofDecoys = decoys.map((one, at) => ({
    work: mostSimilar(one, works),
    decoy: mostSimilar(
      one,
      decoys.filter((_, other) => groupOf(other) !== groupOf(at)),
    ),
  }))
  const ofCopies = copies.map((one) => ({ work: mostSimilar(one, works), decoy: mostSimilar(one, decoys) }))
  return { ...join(decoys, projection), ...chooseBorder(ofDecoys, ofCopies) }
}

function project(projection: Projection, { content, style, colours }: FeatureRows): Vectors[] {
  return Array.from({ length: rowCount(content) }, (_, at) => ({
    content: projectContent(projection, rowOf(content, at)),
    style: projectStyle(projection, rowOf(style, at), rowOf(colours, at)),
  }))
}

function mostSimilar(one: Vectors, others: readonly Vectors[]): number {
  return others.reduce((most, other) => {
    const similarity =
      (1 - NEARNESS_STYLE) * dot(one.content, other.content) + NEARNESS_STYLE * dot(one.style, other.style)
    return Math.max(most, similarity)
  }, 0)
}

/** Of equally good ones the first, which calls more things near. */
function chooseBorder(
  decoys: readonly Nearest[],
  copies: readonly Nearest[],
): Omit<Strangers, 'content' | 'style'> {
  const all = LEASTS.flatMap((least) =>
    MARGINS.map((margin) => {
      const isNear = ({ work, decoy }: Nearest) => work >= Math.max(least, decoy + margin)
      const shareOf = (own: readonly Nearest[]) => own.filter(isNear).length / (own.length || 1)
      return { least, margin, falseNear: shareOf(decoys), falseNothing: copies.length && 1 - shareOf(copies) }
    }),
  )
  const wrong = ({ falseNear, falseNothing }: (typeof all)[number]) => falseNear + falseNothing
  return all.reduce((best, one) => (wrong(one) < wrong(best) ? one : best))
}

function join(decoys: readonly Vectors[], projection: Projection): Pick<Strangers, 'content' | 'style'> {
  const lengths = vectorLengths(projection)
  const joined = (of: 'content' | 'style') => {
    const all = new Int8Array(decoys.length * lengths[of])
    for (const [at, vectors] of decoys.entries()) all.set(quantize(vectors[of]), at * lengths[of])
    return all
  }
  return { content: joined('content'), style: joined('style') }
}
