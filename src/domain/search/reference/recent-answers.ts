import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#domain/catalogue/model.ts'
import { CACHE_BYTES } from '#platform/cache-budget.ts'

/** A page of results may be a minute old as well. */
const KEPT_MS = 60_000
/** Of an answer with a thousand matches; none has many more. */
const ANSWER_BYTES = 60_000

export type RecentAnswers<Answer> = (
  catalogue: Catalogue,
  question: string,
  search: () => Promise<Answer>,
) => Promise<Answer>

/**
 * Keeps what was found by a reference picture: the page that follows its upload, and what is loaded as the visitor
 * scrolls, need no search of their own. A change of the catalogue is searched anew.
 */
export function openRecentAnswers<Answer>(): RecentAnswers<Answer> {
  const kept = new LRUCache<string, { catalogue: Catalogue; answer: Answer }>({
    maxSize: CACHE_BYTES.foundByPicture,
    sizeCalculation: () => ANSWER_BYTES,
    ttl: KEPT_MS,
  })
  return async (catalogue, question, search) => {
    const known = kept.get(question)
    if (known?.catalogue === catalogue) return known.answer
    const answer = await search()
    kept.set(question, { catalogue, answer })
    return answer
  }
}
