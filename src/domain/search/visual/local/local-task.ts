import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { decodeLocal, encodeLocal } from './local-bytes.ts'
import { computeLocalFeatures } from './local-features.ts'
import { countMatchingPlaces } from './match-local.ts'

/** Features of a copy, or how many places each of the others shares with the query. */
export type LocalTask =
  | { copy: SmallCopy; mostCorners: number }
  | { query: Uint8Array; others: readonly (Uint8Array | null)[] }

/** Some ten milliseconds for a copy, two for each other picture. */
export function workOnLocal(task: LocalTask): Uint8Array<ArrayBuffer> | number[] {
  if ('copy' in task) return encodeLocal(computeLocalFeatures(task.copy, task.mostCorners))
  const query = decodeLocal(task.query)
  return task.others.map((other) => (other ? countMatchingPlaces(query, decodeLocal(other)) : 0))
}
