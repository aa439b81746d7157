import type { ReactNode } from 'react'
import { Island } from '#website/islands/island.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import { Results } from './results/results.tsx'
import { useResultsMessages } from './results/results-messages.ts'
import { resultsPath } from './results/search-parameters.ts'
import type { SearchView } from './results/view-results.ts'
import { SearchForm } from './search-form.tsx'
import style from './search-screen.module.css'

export type SearchPageView =
  | SearchView
  | { outcome: 'from-elsewhere'; address: string; host: string | null }
  | { outcome: 'unfit' }

const PROBLEMS = {
  unknown: 'results_unknown',
  expired: 'results_expired',
  unfit: 'results_unfit',
  busy: 'results_busy',
  'too-many': 'results_too_many',
} as const

export function SearchPage({ view }: { view: SearchPageView }) {
  const { t } = useResultsMessages()
  if (view.outcome === 'too-short')
    return <SearchHead query={view.words} heading={t('search_heading')} note={t('search_too_short')} />
  if (view.outcome === 'from-elsewhere') return <ConfirmFetch {...view} />
  if (view.outcome !== 'found')
    return <SearchHead query="" heading={t('search_heading')} note={t(PROBLEMS[view.outcome])} />
  const { parameters } = view
  return (
    <div className={style.page}>
      {parameters.kind === 'words' && (
        <div className={style.head}>
          <h1 className={classNames(typography.xl, style.heading)}>
            {t('results_for_words', { query: parameters.words })}
          </h1>
          <Island name="search/search-form" of={SearchForm} props={{ query: parameters.words }} />
        </div>
      )}
      <Results view={view} />
    </div>
  )
}

/** A link of another site must not make the server fetch something without the visitor's consent. */
function ConfirmFetch({ address, host }: { address: string; host: string | null }) {
  const { t, language } = useResultsMessages()
  const note = t('results_from_elsewhere', { source: host ?? t('results_in_the_link') })
  return (
    <SearchHead query="" heading={t('search_heading')} note={note}>
      <ButtonLink to={resultsPath(language, { kind: 'address', address })}>
        {t('results_search_by_it')}
      </ButtonLink>
    </SearchHead>
  )
}

type HeadProps = { query: string; heading: string; note?: string; children?: ReactNode }

function SearchHead({ query, heading, note = '', children }: HeadProps) {
  return (
    <div className="page-head">
      <h1 className={classNames(typography.mega, style.heading)}>{heading}</h1>
      <Island name="search/search-form" of={SearchForm} props={{ query }} />
      <p className={classNames(typography.lead, style.note)} role="status">
        {note}
      </p>
      {children && <p className={style.note}>{children}</p>}
    </div>
  )
}
