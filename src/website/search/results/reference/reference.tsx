import { USUAL_STYLE } from '#domain/search/limits.ts'
import { paths } from '#site/paths.ts'
import { Island } from '#website/islands/island.tsx'
import { MoreLike } from '#website/search/more-like/more-like.tsx'
import { useMoreLikeMessages } from '#website/search/more-like/more-like-messages.ts'
import { RESPECTS, type Respect } from '#website/search/more-like/respects.ts'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import { type Filters, resultsPath } from '#website/search/results/search-parameters.ts'
import type { SearchParametersView } from '#website/search/results/view-results.ts'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import { LookedAreas } from './looked-areas.tsx'
import { PictureTools } from './picture-tools.tsx'
import style from './reference.module.css'
import { ReferencePicture } from './reference-picture.tsx'
import { WeightForm } from './weight-form.tsx'
import { WordsForm } from './words-form.tsx'

type ReferenceProps = { parameters: SearchParametersView; filters: Filters }

/**
 * The picture that was searched by, what counts in it, words that narrow the search, and the ways to remove it or choose
 * another. Nothing for a search by words.
 */
export function Reference({ parameters, filters }: ReferenceProps) {
  const { t, language } = useResultsMessages()
  const { t: tRespect } = useMoreLikeMessages()
  if (parameters.kind === 'words') return null
  const { picture, words } = parameters
  const respect = respectOf(filters)
  const heading = respect ? tRespect(respect.message) : t('results_similar')
  const isPart = parameters.kind === 'like' && parameters.part !== null
  const mixed = { ...filters, style: USUAL_STYLE, by: null }
  return (
    <div className={style.reference}>
      {picture && (
        <ReferencePicture
          picture={picture}
          part={parameters.part}
          without={words === '' ? paths.imageSearch(language) : paths.wordSearch(language, words)}
        />
      )}
      <h1 className={classNames(typography.xl, style.heading)}>
        {words === '' ? heading : t('results_with_words', { heading, query: words })}
      </h1>
      {parameters.kind === 'picture' && picture?.looked && (
        <LookedAreas parameters={parameters} filters={filters} looked={picture.looked} />
      )}
      <div className={style.respects}>
        <MoreLike address={resultsPath(language, parameters, mixed)} current={respect?.name ?? null} />
      </div>
      <div className={style.weights}>
        <WeightForm parameters={parameters} filters={filters} />
        <WordsForm parameters={parameters} filters={filters} />
      </div>
      <div className={style.other}>
        {isPart && (
          <a
            href={resultsPath(language, { ...parameters, part: null }, mixed)}
            className={classNames(typography.small, style.whole)}
          >
            {t('results_part_whole')}
          </a>
        )}
        <Island
          name="search/results/reference/picture-tools"
          of={PictureTools}
          props={{ parameters, filters }}
        />
      </div>
    </div>
  )
}

/** What alone counts; null where it is a mixture. */
function respectOf({ style: weight, by }: Filters): Respect | null {
  const name = by ?? (weight === 1 ? 'style' : weight === 0 ? 'content' : null)
  return RESPECTS.find((respect) => respect.name === name) ?? null
}
