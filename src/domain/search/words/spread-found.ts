import type { Image } from '#domain/catalogue/model.ts'
import { spread } from '#domain/catalogue/spreading/spread.ts'
import { type LooksAlike, rulesOf } from '#domain/catalogue/spreading/spread-images.ts'
import type { ScoredImage } from '#domain/search/ranking/rank-artists.ts'

/**
 * What has at least this share of another's score may come before it: a word in an alternative text instead of a title, or in
 * another form. A synonym may not.
 */
const NEARLY_AS_GOOD = 0.83

/** What was found by words, spread as far as works answer nearly as well. */
export function spreadFound(found: readonly ScoredImage[], looksAlike: LooksAlike): Image[] {
  const { isSameMaker, areAlike } = rulesOf(looksAlike)
  return spread(found, {
    isSameMaker: (one, other) => isSameMaker(one.image, other.image),
    areAlike: (one, other) => areAlike(one.image, other.image),
    mayPrecede: (later, first) => later.similarity >= NEARLY_AS_GOOD * first.similarity,
  }).map(({ image }) => image)
}
