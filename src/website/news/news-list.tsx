import { Link } from 'react-router'
import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { classNames } from '#base/ui/class-names.ts'
import { CaretIcon } from '#base/ui/icons.tsx'
import typography from '#base/ui/typography.module.css'
import { ProseBlock } from '#website/text/prose.tsx'
import style from './news-list.module.css'
import type { NewsPicture, NewsRow, NewsView, OpenNews } from './view-news.ts'

/** The news below each other. The open one has grown to its full text and further pictures. */
export function NewsList({ news }: { news: NewsView }) {
  return (
    <ul className={style.list}>
      {news.rows.map((row) => (
        <li key={row.id} className={style.row}>
          {news.open?.id === row.id ? <OpenItem row={row} open={news.open} /> : <ClosedItem row={row} />}
        </li>
      ))}
    </ul>
  )
}

function ClosedItem({ row }: { row: NewsRow }) {
  const { tell } = useMessages()
  return (
    <article className={style.item}>
      <Picture picture={row.picture} sizes="(max-width: 768px) 100vw, 33vw" />
      <div className={style.words}>
        <Day row={row} />
        <h2 className={typography.lg}>{row.title}</h2>
        <p className={typography.lead}>{row.intro}</p>
        <Link
          to={row.href}
          className={style.switch}
          preventScrollReset
          aria-label={`${tell('news_open')}: ${row.title}`}
        >
          {tell('news_open')} <CaretIcon size={12} />
        </Link>
      </div>
    </article>
  )
}

function OpenItem({ row, open }: { row: NewsRow; open: OpenNews }) {
  const { tell, language } = useMessages()
  return (
    <article className={classNames(style.item, style.open)}>
      <Picture picture={row.picture} sizes="(max-width: 768px) 100vw, 58vw" eager />
      <div className={style.words}>
        <Day row={row} />
        <h1 className={typography.xl}>{row.title}</h1>
        <p className={typography.lead}>{row.intro}</p>
        <ProseBlock html={open.html} />
        <Link
          to={paths.news(language)}
          className={classNames(style.switch, style.close)}
          preventScrollReset
          aria-label={`${tell('news_close')}: ${row.title}`}
        >
          {tell('news_close')} <CaretIcon size={12} />
        </Link>
      </div>
      {open.images.length > 0 && (
        <ul className={style.images} aria-label={tell('news_images')}>
          {open.images.map((picture) => (
            <li key={picture.src}>
              <Picture picture={picture} sizes="(max-width: 768px) 100vw, 33vw" />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function Day({ row }: { row: NewsRow }) {
  return (
    <time className={classNames(typography.small, typography.quiet)} dateTime={row.isoDate}>
      {row.date}
    </time>
  )
}

function Picture({
  picture,
  sizes,
  eager = false,
}: {
  picture: NewsPicture
  sizes: string
  eager?: boolean
}) {
  const { src, srcSet, width, height, alt } = picture
  return (
    <img
      className={style.picture}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
