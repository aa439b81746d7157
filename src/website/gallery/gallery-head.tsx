import { PortraitPicture } from '#website/artist-list/portrait-picture.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { MoreText } from '#website/ui/text/more-text.tsx'
import { PersonName } from '#website/ui/text/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import style from './gallery-head.module.css'
import type { GalleryView } from './view-gallery.ts'

/** The style in one sentence, since the works follow; then the rest of the text and its artists. */
export function GalleryHead({ gallery }: { gallery: GalleryView }) {
  const { t } = useMessages()
  const { heading, intro, rest, count, artists } = gallery
  return (
    <section className={style.head}>
      <h1 className={typography.mega}>
        <span>{heading}</span>
        <sup aria-hidden="true">{count}</sup>
      </h1>
      {intro && <p className={classNames(typography.lead, style.intro)}>{intro}</p>}
      {(rest !== '' || artists.length > 0) && (
        <div className={style.more}>
          <MoreText title={t('gallery_more')}>
            {rest !== '' && <p>{rest}</p>}
            <GalleryArtists artists={artists} />
          </MoreText>
        </div>
      )}
    </section>
  )
}

function GalleryArtists({ artists }: Pick<GalleryView, 'artists'>) {
  const { t } = useMessages()
  if (artists.length === 0) return null
  return (
    <div className={style.artists}>
      <h2 className={typography.label}>{t('gallery_artists')}</h2>
      <ul className={style.names}>
        {artists.map(({ name, href, portrait }) => (
          <li key={href}>
            <a href={href} className={style.name}>
              <span className={style.face}>
                <PortraitPicture portrait={portrait} name={name} alt="" />
              </span>
              <PersonName>{name}</PersonName>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
