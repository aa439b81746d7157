import { redirect } from 'react-router'
import { type NewsItem, newsTexts } from '#domain/editorial/editorial-model.ts'
import { findSharePicture } from '#domain/published/share-images.server.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import { orNotFound, type PageRequest, pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeArticle, describeWayTo } from '#website/seo/structured-data.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/news-page.ts'
import { ClosedItem, OpenItem } from './news-item.tsx'
import style from './news-list.module.css'
import { NewsOpening } from './news-opening.tsx'
import { ROW_ADDRESS } from './opened-page.ts'
import { findNews, type NewsView, viewNews, viewPicture } from './view-news.ts'

export { meta } from '#website/route-exports.ts'

/** At an item's permalink the same list has that item open. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const { news } = pageRequest.snapshot.editorial
  const names = pageRequest.snapshot.catalogue.artists.map(({ name }) => name)
  const open = params.permalink === undefined ? null : orNotFound(findNews(news, params.permalink))
  // Redirects from the other language's permalink, which the language switch and shared links use.
  if (open && pageRequest.path !== paths.newsItem(pageRequest.language, open))
    throw redirect(paths.newsItem(pageRequest.language, open), 301)
  const cursor = Number(new URL(request.url).searchParams.get('cursor')) || null
  return {
    head: open ? nameItem(pageRequest, open) : nameList(pageRequest),
    news: viewNews(news, pageRequest.language, { open, cursor, names }),
  }
}

function nameList(pageRequest: PageRequest) {
  const t = translateIn(pageRequest.language)
  const brand = site.brand[pageRequest.language]
  return describePage(
    pageRequest,
    { title: t('news_title', { brand }), description: t('news_description', { brand }) },
    { data: [describeWayTo(pageRequest, [{ name: t('news_heading'), path: pageRequest.path }])] },
  )
}

function nameItem(pageRequest: PageRequest, item: NewsItem) {
  const { snapshot, language, path } = pageRequest
  const t = translateIn(language)
  const { title, meta: description } = newsTexts(item, language)
  const picture = findSharePicture(snapshot, 'news', language, String(item.id))
  const steps = [
    { name: t('news_heading'), path: paths.news(language) },
    { name: title, path },
  ]
  const article = {
    headline: title,
    description,
    path,
    picturePath: picture?.path ?? viewPicture(item.picture, '').src,
    publishedAt: item.publishedAt,
  }
  return describePage(
    pageRequest,
    { title: `${title} - ${site.brand[language]}`, description },
    {
      paths: { de: paths.newsItem('de', item), en: paths.newsItem('en', item) },
      picture,
      data: [describeWayTo(pageRequest, steps), describeArticle(pageRequest, article)],
    },
  )
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages()
  const { news } = loaderData
  // An open item's title is the page's heading.
  const Heading = news.open ? 'p' : 'h1'
  return (
    <>
      <div className="page-head">
        <Heading className={typography.mega}>{t('news_heading')}</Heading>
      </div>
      <NewsList news={news} />
    </>
  )
}

function NewsList({ news: { rows, open, after, next } }: { news: NewsView }) {
  const { t, language } = useMessages()
  return (
    <>
      <ul className={style.list}>
        {rows.map((row, at) => (
          // An item that opens moves to its place on the next page.
          <li
            key={row.id}
            className={style.row}
            style={{ viewTransitionName: `news-${row.id}` }}
            {...{ [ROW_ADDRESS]: row.href }}
          >
            {open?.id === row.id ? (
              <OpenItem row={row} open={open} />
            ) : (
              <ClosedItem row={row} eager={at === 0} />
            )}
          </li>
        ))}
      </ul>
      <Island name="news/news-opening" of={NewsOpening} props={{}} />
      <p className={style.ways}>
        {after !== null && (
          <ButtonLink to={paths.news(language)} outlined>
            {t('news_newest')}
          </ButtonLink>
        )}
        {next !== null && <ButtonLink to={next}>{t('news_more')}</ButtonLink>}
      </p>
    </>
  )
}
