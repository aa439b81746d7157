import { addScaled, dot, normalize } from '#domain/search/visual/fitting/algebra/linear-algebra.ts'

/** Nobody has more styles that works enough tell apart. */
const MOST_STYLES = 4
/** Fewer works are exceptions, no style. */
const LEAST_WORKS = 3
/** Centres are sought among so many of the works, evenly. */
const MOST_COMPARED = 48
const ROUNDS = 4
/**
 * One style more has to take away this share of what lies between the works and their centres, and what it takes from works
 * without any order: one for each work. With families of real works that were put together as if one artist had drawn two,
 * the right one was among five for .926 instead of .907.
 */
const LEAST_GAIN = 0.03

type Vectors = readonly Float32Array[]

/** Which of the styles of their artist each work is in, numbered from 0; vectors of length 1. All 0 for most artists. */
export function splitByStyle(works: Vectors): number[] {
  const sample = works.filter((_, at) => at % Math.ceil(works.length / MOST_COMPARED) === 0)
  let centres: Vectors = [meanOf(sample)]
  let fit = fitTo(sample, centres)
  for (let count = 2; count <= MOST_STYLES && sample.length >= count * LEAST_WORKS; count++) {
    const further = findCentres(sample, count)
    const fits = fitTo(sample, further)
    if (fits - fit < (LEAST_GAIN + 1 / sample.length) * (1 - fit) || !hasWorksEnough(sample, further)) break
    centres = further
    fit = fits
  }
  const groups = works.map((work) => nearest(work, centres))
  const used = [...new Set(groups)]
  return groups.map((group) => used.indexOf(group))
}

function meanOf(works: Vectors): Float32Array {
  const sum = new Float32Array(works[0]?.length ?? 0)
  for (const work of works) addScaled(sum, work, 1)
  return normalize(sum)
}

/** Begins with works that are unlike each other, then takes the means of those that are nearest to each (k-means). */
function findCentres(works: Vectors, count: number): Vectors {
  const [first] = works
  let centres: Float32Array[] = first ? [first] : []
  while (centres.length < count) {
    const unlike = works.reduce((best, work) =>
      closeness(work, centres) < closeness(best, centres) ? work : best,
    )
    centres.push(unlike)
  }
  for (let round = 0; round < ROUNDS; round++)
    centres = centres.map((centre, at) => {
      const own = works.filter((work) => nearest(work, centres) === at)
      return own.length > 0 ? meanOf(own) : centre
    })
  return centres
}

function nearest(work: Float32Array, centres: Vectors): number {
  const products = centres.map((centre) => dot(work, centre))
  return products.indexOf(Math.max(...products))
}

function closeness(work: Float32Array, centres: Vectors): number {
  return centres.reduce((most, centre) => Math.max(most, dot(work, centre)), -1)
}

/** The mean cosine with the nearest centre. */
function fitTo(works: Vectors, centres: Vectors): number {
  return works.reduce((sum, work) => sum + closeness(work, centres), 0) / (works.length || 1)
}

function hasWorksEnough(works: Vectors, centres: Vectors): boolean {
  return centres.every((_, at) => works.filter((work) => nearest(work, centres) === at).length >= LEAST_WORKS)
}
