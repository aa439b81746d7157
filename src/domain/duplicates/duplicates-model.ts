export type DuplicatePair = { id: number; otherId: number; places: number; isMirrored: boolean }

export type DuplicateState =
  | { state: 'none' }
  | { state: 'running'; stage: 'finding' | 'comparing'; done: number; all: number }
  | { state: 'done'; pairs: readonly DuplicatePair[]; images: number; foundAt: Date }
  | { state: 'failed' }

export const MOST_PAIRS = 1_000
