/** Two images that show the same picture: one as it is, mirrored, cut out or in other colours of the other. */
export type DuplicatePair = { id: number; otherId: number; likeness: number; isMirrored: boolean }

/** `stage` is what is being done: pairs that may be the same are found, then looked at. */
export type DuplicateState =
  | { state: 'none' }
  | { state: 'running'; stage: 'finding' | 'comparing'; done: number; all: number }
  | { state: 'done'; pairs: readonly DuplicatePair[]; images: number; foundAt: Date }
  | { state: 'failed' }

/** More would be read by nobody; the most alike are kept. */
export const MOST_PAIRS = 1_000
