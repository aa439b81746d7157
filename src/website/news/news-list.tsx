import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'
import { ClosedItem, OpenItem } from './news-item.tsx'
import style from './news-list.module.css'
import type { NewsView } from './view-news.ts'

/** One page of the news, which begins with the open item where there is one. */
export function NewsList({ news: { rows, open, after, next } }: { news: NewsView }) {
  const { t, language } = useMessages()
  return (
    <>
      <ul className={style.list}>
        {rows.map((row, at) => (
          // An item that opens moves to its place on the next page.
          <li key={row.id} className={style.row} style={{ viewTransitionName: `news-${row.id}` }}>
            {open?.id === row.id ? (
              <OpenItem row={row} open={open} />
            ) : (
              <ClosedItem row={row} eager={at === 0} />
            )}
          </li>
        ))}
      </ul>
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
