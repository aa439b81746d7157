import { z } from 'zod'

/** A picture that may be a work: where it lies, whose it is, and 64 bits that say whether two look the same. */
export type Found = { path: string; family: string; hash: bigint }
/** What one artist, set or game drew. The paths of those that are imported, and of those that are asked with. */
export const Family = z.object({
  code: z.string(),
  works: z.array(z.string()),
  heldOut: z.array(z.string()),
})
export type Family = z.infer<typeof Family>

/** Fewer would not say what an artist's style is. */
const LEAST_WORKS = 10
/** So that no game with thousands of pictures is half of the catalogue; a large one has no more than these families. */
const MOST_WORKS = { usual: 25, large: 100 } as const
const LARGE_CATALOGUE = 1_200
/** Of a family with works enough these are asked with and never imported. */
const HELD_OUT = 2
/** Pictures that differ in so few of 64 bits are frames of one animation or the same work in two sizes. */
const SAME_BITS = 8

/** All families that have works enough, each as many as count in a catalogue of so many. */
export function groupFamilies(found: readonly Found[], wanted = 0): Family[] {
  const most = wanted < LARGE_CATALOGUE ? MOST_WORKS.usual : MOST_WORKS.large
  const kept: bigint[] = []
  return [...Map.groupBy(found, ({ family }) => family)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([family, pictures]) => {
      const paths = dropSame(pictures, kept, most)
      if (paths.length < LEAST_WORKS) return []
      const held = paths.length >= LEAST_WORKS + HELD_OUT ? HELD_OUT : 0
      return [{ code: toCode(family), works: paths.slice(held), heldOut: paths.slice(0, held) }]
    })
}

/**
 * What looks like a picture before it is left out: of two that are the same nobody could say which one was to be found.
 * Evenly out of all, since frames of one animation follow each other.
 */
function dropSame(pictures: readonly Found[], kept: bigint[], most: number): string[] {
  const paths: string[] = []
  for (const { path, hash } of evenly(pictures, 8 * most)) {
    if (paths.length === most + HELD_OUT) break
    if (kept.some((other) => differingBits(hash, other) <= SAME_BITS)) continue
    kept.push(hash)
    paths.push(path)
  }
  return paths
}

/** All families, evenly out of each as many of its works as leave no more than wanted. */
export function boundWorks(families: readonly Family[], wanted: number): Family[] {
  for (let most: number = MOST_WORKS.large; most > 1; most--) {
    const bounded = families.map((family) => ({ ...family, works: evenly(family.works, most) }))
    if (bounded.reduce((sum, { works }) => sum + works.length, 0) <= wanted) return bounded
  }
  return families.map((family) => ({ ...family, works: family.works.slice(0, 1) }))
}

/** How many bits of two hashes differ. */
export function differingBits(one: bigint, other: bigint): number {
  let left = one ^ other
  let count = 0
  for (; left > 0n; left &= left - 1n) count++
  return count
}

/** So many of them, or all, from the first to the last. */
export function evenly<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items]
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]).filter(
    (item) => item !== undefined,
  )
}

/** A code as an import list wants it: small letters, digits and hyphens. */
export function toCode(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
