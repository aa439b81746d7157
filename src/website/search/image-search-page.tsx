import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { isDataImage, unwrapAddress } from '#domain/search/limits.ts'
import { BUSY_FOR_SECONDS } from '#platform/http/form-fields.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { Island } from '#website/islands/island.tsx'
import { type PageRequest, pageRequestContext } from '#website/request-context.server.ts'
import { describePage, type PageHead } from '#website/seo/page-metadata.ts'
import { describeWay } from '#website/seo/structured-data.ts'
import { classNames } from '#website/ui/class-names.ts'
import { Button, ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/image-search-page.ts'
import style from './image-search-page.module.css'
import { Results } from './results/results.tsx'
import { useResultsMessages } from './results/results-messages.ts'
import { readSearchParameters, resultsPath, type SearchParameters } from './results/search-parameters.ts'
import { type SearchView, viewResults } from './results/view-results.ts'
import { SearchForm } from './search-form.tsx'

export { headers, meta } from '#website/route-exports.ts'

const NOT_CACHED = { 'Cache-Control': 'private, no-store' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext)
  const url = new URL(request.url)
  const parameters = readSearchParameters(url)
  if (parameters.kind === 'address') {
    const received = await receiveAddress(page, parameters.address)
    if (received.outcome === 'received')
      return redirect(paths.pictureSearch(page.language, received.id), { headers: NOT_CACHED })
    return answer(page, parameters, received, received.status, retryHeaders(received))
  }
  const view = await viewResults(parameters, page, url)
  return answer(page, parameters, view, STATUSES[view.outcome], retryHeaders(view))
}

const STATUSES = {
  found: 200,
  'too-short': 200,
  unknown: 404,
  expired: 410,
  busy: 503,
  'too-many': 429,
} as const satisfies Record<SearchView['outcome'], number>

function answer(
  page: PageRequest,
  parameters: SearchParameters,
  view: SearchPageView,
  status: number,
  more: Record<string, string> = {},
) {
  const isOwn = parameters.kind === 'picture' || parameters.kind === 'address'
  return data(
    { head: describeSearch(page, parameters), view },
    { status, headers: { ...more, ...(isOwn ? NOT_CACHED : {}) } },
  )
}

function retryHeaders(view: { outcome: string; retryAfterSeconds?: number }): Record<string, string> {
  const { outcome, retryAfterSeconds = outcome === 'busy' ? BUSY_FOR_SECONDS : null } = view
  return retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) }
}

function describeSearch(page: PageRequest, parameters: SearchParameters): PageHead {
  const { origin, language } = page
  const t = translateIn(language)
  const query = parameters.kind === 'words' ? parameters.words : ''
  const names = { brand: site.brand[language], query }
  const title =
    parameters.kind !== 'words' ? 'search_title_like' : query === '' ? 'search_title' : 'search_title_for'
  const pathIn = (other: Language) => resultsPath(other, parameters)
  return describePage(
    page,
    { title: t(title, names), description: t('search_description') },
    {
      indexed: false,
      ...(parameters.kind === 'words' && query === ''
        ? {}
        : { paths: { de: pathIn('de'), en: pathIn('en') } }),
      data: [
        describeWay(origin, [
          { name: t('shell_home'), path: paths.home(language) },
          { name: t('search_heading'), path: paths.imageSearch(language) },
        ]),
      ],
    },
  )
}

export default function ImageSearchPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SearchPage view={loaderData.view} refused={actionData?.says} />
}

type ReceivedAddress =
  | { outcome: 'received'; id: string }
  /** A link of another site led here, so the visitor has to confirm; `host` is null for a data image. */
  | { outcome: 'from-elsewhere'; address: string; host: string | null; status: 200 }
  | { outcome: 'unfit'; status: 422 }
  | { outcome: 'busy'; status: 503; retryAfterSeconds: number }
  | { outcome: 'too-many'; status: 429; retryAfterSeconds: number }

/** Lets a link with `?url=` work without script and be shared. */
async function receiveAddress({ search }: PageRequest, address: string): Promise<ReceivedAddress> {
  const received = await search.receiveAddress(address)
  switch (received.outcome) {
    case 'received':
      return received
    case 'from-elsewhere':
      return { outcome: 'from-elsewhere', address, host: hostOf(address), status: 200 }
    case 'refused':
    case 'unreadable':
      return { outcome: 'unfit', status: 422 }
    case 'busy':
      return { outcome: 'busy', status: 503, retryAfterSeconds: BUSY_FOR_SECONDS }
    case 'too-many':
      return { outcome: 'too-many', status: 429, retryAfterSeconds: received.retryAfterSeconds }
  }
}

/** The form that works without script. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequestContext)
  const received = await page.search.receiveForm(request)
  if (received.outcome === 'received')
    return redirect(paths.pictureSearch(page.language, received.id), { status: 303, headers: NOT_CACHED })
  const headers = { ...NOT_CACHED, ...retryHeaders(received) }
  if (received.outcome === 'busy') return data({ says: PROBLEMS.busy }, { status: 503, headers })
  if (received.outcome === 'too-many') return data({ says: PROBLEMS['too-many'] }, { status: 429, headers })
  const isEmpty = received.outcome === 'refused' && received.reason === 'empty'
  return data({ says: isEmpty ? 'results_no_file' : 'results_unfit_file' } as const, { status: 422, headers })
}

function hostOf(address: string): string | null {
  return isDataImage(address) ? null : (URL.parse(unwrapAddress(address))?.host ?? null)
}

type SearchPageView =
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

type SearchPageProps = { view: SearchPageView; refused: FormProblem | undefined }
type FormProblem = 'results_no_file' | 'results_unfit_file' | (typeof PROBLEMS)[keyof typeof PROBLEMS]

function SearchPage({ view, refused }: SearchPageProps) {
  const { t } = useResultsMessages()
  if (refused) return <SearchHead query="" heading={t('search_heading')} note={t(refused)} />
  if (view.outcome === 'too-short') {
    const note = view.isAsked ? t('search_too_short') : ''
    return <SearchHead query={view.words} heading={t('search_heading')} note={note} />
  }
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
          <div>
            <Island name="search/search-form" of={SearchForm} props={{ query: parameters.words }} />
            <PictureForm />
          </div>
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

/** With script a picture is dropped, pasted or chosen in the floating search. */
function PictureForm() {
  const { t, language } = useResultsMessages()
  return (
    <noscript>
      <form
        method="post"
        action={paths.imageSearch(language)}
        encType="multipart/form-data"
        className={style.note}
      >
        <p>
          <label>
            {t('results_own_picture')}
            <br />
            <input type="file" name="file" accept="image/*,.heic,.heif" required />
          </label>
        </p>
        <Button type="submit" outlined>
          {t('results_search_by_it')}
        </Button>
        <p className={typography.small}>{t('results_own_picture_help')}</p>
      </form>
    </noscript>
  )
}

type HeadProps = { query: string; heading: string; note?: string; children?: ReactNode }

function SearchHead({ query, heading, note = '', children }: HeadProps) {
  return (
    <div className="page-head">
      <h1 className={classNames(typography.mega, style.heading)}>{heading}</h1>
      <Island name="search/search-form" of={SearchForm} props={{ query }} />
      <PictureForm />
      <p className={classNames(typography.lead, style.note)} role="status">
        {note}
      </p>
      {children && <p className={style.note}>{children}</p>}
    </div>
  )
}
