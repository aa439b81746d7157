import type { Match } from '#domain/search/model.ts'

/** Of similar pictures, weighed by their similarity: what fewer of them have is chance. */
const LEAST_SHARE = 0.4

/** What most of these pictures have, the most frequent first. */
export function listFrequent<Value>(
  alike: readonly Match[],
  valuesOf: (imageId: number) => Iterable<Value>,
): Value[] {
  const weights = new Map<Value, number>()
  for (const { id, similarity } of alike)
    for (const value of new Set(valuesOf(id)))
      weights.set(value, (weights.get(value) ?? 0) + Math.max(0, similarity))
  const all = alike.reduce((sum, { similarity }) => sum + Math.max(0, similarity), 0)
  return [...weights]
    .filter(([, weight]) => weight >= LEAST_SHARE * all)
    .sort(([, one], [, other]) => other - one)
    .map(([value]) => value)
}
