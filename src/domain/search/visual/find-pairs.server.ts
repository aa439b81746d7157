import { openPool } from '#platform/jobs/open-pool.server.ts'
import type { IndexedCatalogue } from './index/indexed-catalogue.server.ts'
import type { pairUp, RowPair } from './pair-up.ts'

export type ImagePair = { id: number; otherId: number; similarity: number }

type PairSearch = {
  least: number
  mostOfEach: number
  signal: AbortSignal
  onProgress: (done: number, all: number) => void
}

export type PairFinder = {
  /** Compares all indexed images with each other, those that visitors may not see included, in a thread of its own. */
  findPairs: (search: PairSearch) => Promise<ImagePair[]>
  close: () => Promise<void>
}

/** With 100,000 images half a second of work, after which progress is told. */
const ROWS_AT_ONCE = 64

export function openPairFinder({ current }: Pick<IndexedCatalogue, 'current'>): PairFinder {
  const thread = openPool<typeof pairUp>({ module: new URL('./pair-up.ts', import.meta.url), name: 'pairUp' })
  return {
    findPairs: async ({ least, mostOfEach, signal, onProgress }) => {
      const { vectorIndex } = current()
      const rows = vectorIndex.rowCount()
      const { content, contentScale, lengths } = vectorIndex.arrays()
      const arrays = { content, contentScale, lengths }
      const pairs: ImagePair[] = []
      for (let from = 0; from < rows; from += ROWS_AT_ONCE) {
        const to = Math.min(rows, from + ROWS_AT_ONCE)
        const part = { arrays, rows, from, to, least, mostOfEach }
        for (const pair of await thread.run(part, { signal })) pairs.push(toImages(pair, vectorIndex.imageAt))
        onProgress(to, rows)
      }
      return pairs
    },
    close: thread.close,
  }
}

function toImages({ row, other, similarity }: RowPair, imageAt: (row: number) => number): ImagePair {
  const [id = 0, otherId = 0] = [imageAt(row), imageAt(other)].sort((one, two) => one - two)
  return { id, otherId, similarity }
}
