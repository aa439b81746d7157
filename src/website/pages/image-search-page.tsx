import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { classNames } from '#base/ui/class-names.ts'
import typography from '#base/ui/typography.module.css'
import { site } from '#site'
import { tellIn } from '#website/head-messages.server.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { SearchForm } from '#website/search/search-form.tsx'
import style from '#website/search/search-page.module.css'
import { SearchResults } from '#website/search/search-results.tsx'
import { viewSearch } from '#website/search/view-search.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import { describeWay } from '#website/shell/structured-data.ts'
import type { Route } from './+types/image-search-page.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { origin, language } = asked
  const tell = tellIn(language)
  const search = viewSearch(asked, request.url)
  const names = { brand: site.brand[language], query: search.query }
  const head = describePage(
    asked,
    {
      title: tell(search.query === '' ? 'search_title' : 'search_title_for', names),
      description: tell('search_description'),
    },
    {
      indexed: false,
      data: [
        describeWay(origin, [
          { name: tell('shell_home'), path: paths.home(language) },
          { name: tell('search_heading'), path: paths.imageSearch(language) },
        ]),
      ],
    },
  )
  return { head, search }
}

export { isOtherPage as shouldRevalidate } from '#website/zoom/zoom-address.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function ImageSearchPage({ loaderData }: Route.ComponentProps) {
  const { tell } = useMessages()
  const { query, result } = loaderData.search
  return (
    <div className={style.page}>
      <div className="page-head">
        <h1 className={classNames(typography.mega, style.heading)}>
          {query === '' ? tell('search_heading') : tell('search_heading_for', { query })}
        </h1>
        <SearchForm query={query} />
        <p className={classNames(typography.lead, style.note)} role="status">
          {result.outcome === 'too-short' && tell('search_too_short')}
          {result.outcome === 'nothing' && tell('search_nothing')}
        </p>
      </div>
      <SearchResults result={result} />
    </div>
  )
}
