import { cutAround } from '#domain/imaging/imaging-model.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import { ProseBlock } from '#website/text/long-text.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { CaretIcon } from '#website/ui/icons.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import style from './news-item.module.css'
import { NewsTools } from './news-tools.tsx'
import type { NewsPicture, NewsRow, OpenNews } from './view-news.ts'

type ClosedItemProps = {
  row: NewsRow
  eager: boolean
}

export function ClosedItem({ row, eager }: ClosedItemProps) {
  const { t } = useMessages()
  return (
    <article className={style.item}>
      <div className={style.picture}>
        <NewsImage picture={row.picture} sizes="(max-width: 640px) 33vw, 31vw" eager={eager} />
      </div>
      <div className={style.words}>
        <Day row={row} />
        <h2 className={typography.lg} lang={row.lang}>
          <PersonName>{row.title}</PersonName>
        </h2>
        <p className={classNames(typography.lead, typography.quiet, style.intro)} lang={row.lang}>
          <PersonName>{row.intro}</PersonName>
        </p>
        <a href={row.href} className={style.switch} aria-label={`${t('news_open')}: ${row.title}`}>
          {t('news_open')} <CaretIcon size={12} />
        </a>
      </div>
    </article>
  )
}

export function OpenItem({ row, open }: { row: NewsRow; open: OpenNews }) {
  const { t } = useMessages()
  const { id, href, title } = row
  return (
    <article className={classNames(style.item, style.open)}>
      <div className={style.picture}>
        <NewsImage picture={row.picture} sizes="(max-width: 768px) 100vw, 58vw" eager />
      </div>
      <div className={style.words}>
        <Day row={row} />
        <h1 className={typography.xl} lang={row.lang}>
          <PersonName>{row.title}</PersonName>
        </h1>
        {row.intro && (
          <p className={typography.lead} lang={row.lang}>
            <PersonName>{row.intro}</PersonName>
          </p>
        )}
        <ProseBlock html={open.html} lang={row.lang} />
        <Island name="news/news-tools" of={NewsTools} props={{ id, href, title, closed: open.closed }} />
      </div>
      {open.images.length > 0 && (
        <ul className={style.images} aria-label={t('news_images')}>
          {open.images.map((picture) => (
            <li key={picture.src}>
              <NewsImage picture={picture} sizes="33vw" />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function Day({ row }: { row: NewsRow }) {
  return (
    <time className={classNames(typography.small, typography.quiet, style.day)} dateTime={row.isoDate}>
      {row.date}
    </time>
  )
}

type NewsImageProps = {
  picture: NewsPicture
  sizes: string
  eager?: boolean
}

function NewsImage({ picture, sizes, eager = false }: NewsImageProps) {
  const { alt, focus, ...addressed } = picture
  return (
    <img
      {...addressed}
      className={style.image}
      style={cutAround(focus)}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
