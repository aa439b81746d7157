import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { editLink } from '#website/edit-links/edit-links.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useShareLink } from '#website/share/use-share.ts'
import { ProseBlock } from '#website/text/prose.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { CaretIcon, ShareIcon } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import { askForImages } from './news-images.ts'
import style from './news-item.module.css'
import { NewsImage } from './news-picture.tsx'
import { useNewsImages } from './use-news-images.ts'
import type { NewsRow, OpenNews } from './view-news.ts'

type ClosedItemProps = {
  row: NewsRow
  /** Whether it is on screen as soon as the page is. */
  eager: boolean
  /** True for the item that was just closed, whose link gets the focus. */
  hasJustClosed: boolean
}

/** A collapsed item. Its link opens it in place, without script at the item's own address. */
export function ClosedItem({ row, eager, hasJustClosed }: ClosedItemProps) {
  const { t } = useMessages()
  return (
    <article className={style.item}>
      <div className={style.picture}>
        <NewsImage picture={row.picture} sizes="(max-width: 640px) 33vw, 31vw" eager={eager} />
      </div>
      <div className={style.words}>
        <Day row={row} />
        <h2 className={typography.lg} lang={row.lang}>
          {row.title}
        </h2>
        <p className={classNames(typography.lead, typography.quiet, style.intro)} lang={row.lang}>
          {row.intro}
        </p>
        <Link
          to={row.href}
          className={style.switch}
          preventScrollReset
          onClick={() => askForImages(row.id)}
          data-focus-goes-on={hasJustClosed || undefined}
          aria-label={`${t('news_open')}: ${row.title}`}
        >
          {t('news_open')} <CaretIcon size={12} />
        </Link>
      </div>
    </article>
  )
}

/** An expanded item. `closed` is the address of the list without it. */
export function OpenItem({ row, open, closed }: { row: NewsRow; open: OpenNews; closed: string }) {
  const { t } = useMessages()
  const Edit = editLink.use()
  return (
    <article className={classNames(style.item, style.open)}>
      <div className={style.picture}>
        <NewsImage picture={row.picture} sizes="(max-width: 768px) 100vw, 58vw" eager />
      </div>
      <div className={style.words}>
        <Day row={row} />
        <h1 className={typography.xl} lang={row.lang}>
          {row.title}
        </h1>
        {row.intro && (
          <p className={typography.lead} lang={row.lang}>
            {row.intro}
          </p>
        )}
        <ProseBlock html={open.html} lang={row.lang} />
        <Link className={classNames(style.switch, style.share)} {...useShareLink(row.title, row.href)}>
          <ShareIcon size={18} /> {t('news_share')}
        </Link>
        {Edit && <Edit record="news" id={row.id} of={row.title} />}
        <Link
          to={closed}
          className={classNames(style.switch, style.close)}
          preventScrollReset
          aria-label={`${t('news_close')}: ${row.title}`}
        >
          {t('news_close')} <CaretIcon size={12} />
        </Link>
      </div>
      <FurtherImages open={open} label={t('news_images')} />
    </article>
  )
}

function FurtherImages({ open, label }: { open: OpenNews; label: string }): ReactNode {
  const images = useNewsImages(open)
  if (images.length === 0) return null
  return (
    <ul className={style.images} aria-label={label}>
      {images.map((picture) => (
        <li key={picture.src}>
          <NewsImage picture={picture} sizes="33vw" />
        </li>
      ))}
    </ul>
  )
}

function Day({ row }: { row: NewsRow }) {
  return (
    <time className={classNames(typography.small, typography.quiet, style.day)} dateTime={row.isoDate}>
      {row.date}
    </time>
  )
}
