import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'
import { useGrownList } from './grow-list.ts'
import { ClosedItem, OpenItem } from './news-item.tsx'
import style from './news-list.module.css'
import type { NewsView } from './view-news.ts'

/** The list of news. The open item shows its full text and further pictures. */
export function NewsList({ news }: { news: NewsView }) {
  const { t, language } = useMessages()
  const { open } = news
  const grown = useGrownList(news)
  const { rows, after } = grown
  const justClosed = useJustClosed(open?.id ?? null)
  const openRow = useRowInView(open?.id ?? null)
  return (
    <>
      <ul className={style.list}>
        {rows.map((row, at) =>
          open?.id === row.id ? (
            <li key={row.id} ref={openRow} className={style.row}>
              <OpenItem row={row} open={open} closed={after === null ? paths.news(language) : open.closed} />
            </li>
          ) : (
            <li key={row.id} className={style.row}>
              <ClosedItem row={row} eager={at === 0} hasJustClosed={row.id === justClosed} />
            </li>
          ),
        )}
      </ul>
      <p role="status" className="visually-hidden">
        {t('news_shown', { count: rows.length })}
      </p>
      <Paging list={grown} />
    </>
  )
}

/** Links to older news, appended below, and to the newest where the list does not begin with them. */
function Paging({ list: { after, next } }: { list: NewsView }) {
  const { t, language } = useMessages()
  return (
    <p className={style.ways}>
      {after !== null && (
        <ButtonLink to={paths.news(language)} outlined>
          {t('news_newest')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={next} inPlace>
          {t('news_more')}
        </ButtonLink>
      )}
    </p>
  )
}

/** The id of the item that was open until now, where none is open any more. */
function useJustClosed(openId: number | null): number | null {
  const [items, setItems] = useState({ open: openId, before: openId })
  if (items.open !== openId) setItems({ open: openId, before: items.open })
  return openId === null ? items.before : null
}

/**
 * An item above that closes removes its height: scrolls so that the one that opens stays in view. Going back restores
 * its own scroll position.
 */
function useRowInView(openId: number | null) {
  const row = useRef<HTMLLIElement>(null)
  const last = useRef(openId)
  const kind = useNavigationType()
  useEffect(() => {
    if (last.current === openId) return
    last.current = openId
    const isAbove = (row.current?.getBoundingClientRect().top ?? 0) < 0
    if (isAbove && kind !== 'POP') row.current?.scrollIntoView()
  }, [openId, kind])
  return row
}
