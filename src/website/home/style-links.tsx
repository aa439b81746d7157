import type { CSSProperties } from 'react'
import { pictureAddress } from '#domain/imaging/model.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import type { GalleryLink } from '#website/layout/layout-data.ts'
import { classNames } from '#website/ui/class-names.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import typography from '#website/ui/typography.module.css'
import style from './style-links.module.css'

/** Enough for the 208 px in which a style's picture is shown. */
const PICTURE_WIDTH = 320

/** All styles as running text; hovering one shows a picture of it. */
export function StyleLinks({ galleries }: { galleries: readonly GalleryLink[] }) {
  const { t } = useMessages()
  return (
    <section className={classNames('section below-fold', style.run)}>
      <h2 className={typography.md}>{t('shell_all_styles')}</h2>
      <ul className={style.names}>
        {galleries.map(({ name, href, picture }) => (
          <li key={href}>
            <a href={href} className={style.name} style={picture ? pictureOf(picture) : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function pictureOf(picture: NonNullable<GalleryLink['picture']>): CSSProperties {
  return customProperties({ '--picture': `url("${pictureAddress(picture, PICTURE_WIDTH)}")` })
}
