import type { ReactNode } from 'react'
import { PortraitPicture } from '#website/artist-list/portrait-picture.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import type { ArtistView } from '#website/portfolio/view-portfolio.ts'
import { ChipLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import style from './portfolio-head.module.css'

/** The artist: portrait, name, town, a short text and the styles. */
export function PortfolioHead({ artist, actions }: { artist: ArtistView; actions?: ReactNode }) {
  const { t } = useMessages()
  const { name, town, bio, portrait, styles } = artist
  return (
    <section className={style.head}>
      <div className={style.face}>
        <PortraitPicture
          portrait={portrait}
          sizes="(max-width: 900px) 7.5rem, 16vw"
          alt={t('portfolio_portrait', { name })}
          eager
        />
      </div>
      <h1 className={typography.mega}>{name}</h1>
      <div className={style.bio}>
        {bio.map((paragraph) => (
          <p key={paragraph} className={typography.lead}>
            {paragraph}
          </p>
        ))}
        {town && <p className={typography.quiet}>{town}</p>}
        {actions}
      </div>
      {styles.length > 0 && (
        <div className={style.styles}>
          <h2 className={typography.label}>{t('portfolio_styles')}</h2>
          <ul className={style.chips}>
            {styles.map(({ name: styleName, href }) => (
              <li key={href}>
                <ChipLink to={href}>{styleName}</ChipLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
