import type { Part } from '#domain/search/part/part.ts'

/** A picture that the visitor searched by, and which part of it. */
export type KeptFile = {
  file: Blob
  part: Part | null
  /** The search by all of it. */
  wholeId: string
}

/** The last ones are enough to go back to. The browser leaves files on the disk until it reads them. */
const MOST_KEPT = 8

/** By the ids of their searches, in memory alone: gone with the document. */
const kept = new Map<string, KeptFile>()

export function keepFile(id: string, file: KeptFile): void {
  kept.set(id, file)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

export function findKeptFile(id: string): KeptFile | null {
  return kept.get(id) ?? null
}
