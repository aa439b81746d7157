import { Link } from 'react-router'
import { PortraitPicture } from '#website/artist-list/portrait-picture.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import style from './gallery-head.module.css'
import type { GalleryView } from './view-gallery.ts'

/** The style in two sentences, and its artists. */
export function GalleryHead({ gallery }: { gallery: GalleryView }) {
  const { t } = useMessages()
  const { heading, intro, count, artists } = gallery
  return (
    <section className={style.head}>
      <h1 className={classNames(typography.mega, style.heading)}>
        {heading}
        <sup aria-hidden="true">{count}</sup>
      </h1>
      {intro && <p className={classNames(typography.lead, style.intro)}>{intro}</p>}
      {artists.length > 0 && (
        <div className={style.artists}>
          <h2 className={typography.label}>{t('gallery_artists')}</h2>
          <ul className={style.names}>
            {artists.map(({ name, href, portrait }) => (
              <li key={href}>
                <Link to={href} className={style.name}>
                  <span className={style.face}>
                    <PortraitPicture portrait={portrait} alt="" />
                  </span>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
