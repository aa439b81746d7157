import type { Catalogue } from '#domain/catalogue/model.ts'
import type { LooksAlike } from '#domain/catalogue/spreading/spread-images.ts'
import type { Projection } from '#domain/search/visual/fitting/projection.ts'
import type { CatalogueIndex } from '#domain/search/visual/index/indexed-catalogue.server.ts'
import { BEST_OF_RANDOM } from './nearness.ts'

/**
 * Cosine of two contents. Of the demo's works one in 10,000 pairs of different scenes comes to it, of one scene in one technique
 * every second.
 */
const NEARLY_THE_SAME = 0.4

type Indexed = { current: () => CatalogueIndex; listMissing: () => readonly unknown[] }

/**
 * Compares images by their content. The function stays the same, and with it the orders that it made, until there is another
 * catalogue or fitting, or until everything is indexed.
 */
export function memoizeLooksAlike(catalogue: () => Catalogue, indexed: Indexed): () => LooksAlike {
  let known: {
    catalogue: Catalogue
    index: CatalogueIndex
    changes: number
    isComplete: boolean
    looksAlike: LooksAlike
  } | null = null
  return () => {
    const now = { catalogue: catalogue(), index: indexed.current() }
    const changes = now.index.vectorIndex.changes()
    const isOfNow = known?.catalogue === now.catalogue && known.index === now.index
    if (known && isOfNow && (known.isComplete || known.changes === changes)) return known.looksAlike
    const isComplete = indexed.listMissing().length === 0
    const looksAlike = known && isOfNow && !isComplete ? known.looksAlike : compareBy(now.index)
    known = { ...now, changes, isComplete, looksAlike }
    return looksAlike
  }
}

function compareBy({ projection, vectorIndex }: CatalogueIndex): LooksAlike {
  const least = leastCosine(projection)
  return (id, otherId) => {
    const [row, other] = [vectorIndex.rowOf(id), vectorIndex.rowOf(otherId)]
    return row !== undefined && other !== undefined && vectorIndex.contentCosine(row, other) >= least
  }
}

/** As of what is near: where all works are more alike, more is asked. */
function leastCosine({ threshold }: Projection): number {
  return Math.max(NEARLY_THE_SAME, threshold.content + BEST_OF_RANDOM)
}
