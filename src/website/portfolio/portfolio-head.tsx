import type { ReactNode } from 'react'
import type { DescribedProfile } from '#domain/catalogue/profile/describe-profile.ts'
import { site } from '#site/public-site.ts'
import { PortraitPicture } from '#website/artist-list/portrait-picture.tsx'
import { EditPlace } from '#website/deferred/edit-place.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { MoreText } from '#website/ui/more-text.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import style from './portfolio-head.module.css'
import type { ArtistView } from './view-portfolio.ts'

/** So many characters fit beside name and actions in a wide window without moving the works down. */
const LONGEST_BESIDE = 420

/** Takes as little height as possible, since the works follow. */
export function PortfolioHead({ artist, actions }: { artist: ArtistView; actions?: ReactNode }) {
  const { t } = useMessages()
  const { id, name, town, bio, portrait, profile } = artist
  return (
    <section className={style.head}>
      <div className={style.face}>
        <PortraitPicture
          portrait={portrait}
          name={name}
          sizes="(max-width: 900px) 5rem, 16vw"
          alt={t('portfolio_portrait', { name })}
          eager
          yields
        />
      </div>
      <hgroup className={style.title}>
        <h1 className={classNames(typography.mega, style.name)}>
          <PersonName>{name}</PersonName>
        </h1>
        {town && <p className={typography.quiet}>{town}</p>}
      </hgroup>
      <div className={style.actions}>
        {actions}
        <Island name="deferred/edit-place" of={EditPlace} props={{ record: 'artists', id, of: name }} />
      </div>
      <div className={style.about}>
        {bio.length > 0 && (
          <div className={style.bio}>
            <MoreText title={t('portfolio_more')} folds={bio.join(' ').length > LONGEST_BESIDE}>
              {bio.map((paragraph) => (
                <p key={paragraph}>
                  <PersonName>{paragraph}</PersonName>
                </p>
              ))}
            </MoreText>
          </div>
        )}
        {profile && <ProfileFacts profile={profile} />}
      </div>
    </section>
  )
}

/** Open in a wide window, folded in a narrow one. */
function ProfileFacts({ profile: { title, facts } }: { profile: DescribedProfile }) {
  return (
    <div className={style.profile}>
      <MoreText title={title}>
        <dl className={style.profileFacts}>
          {facts.map(({ name, values }) => (
            <div key={name}>
              <dt className={classNames(typography.small, typography.quiet)}>{name}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
        </dl>
      </MoreText>
    </div>
  )
}

/** They follow the works: above them the same names divide this portfolio. */
export function GalleriesOfArtist({ artist: { styles } }: { artist: ArtistView }) {
  const { t } = useMessages()
  if (styles.length === 0) return null
  return (
    <nav className={classNames('pictures-below', style.galleries)} aria-label={t('portfolio_styles')}>
      <span className={typography.quiet}>{t('portfolio_styles_more')}</span>
      {styles.map(({ name, href }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </nav>
  )
}

export function PrintedCredit({ name }: { name: string }) {
  const { t, language } = useMessages()
  return <p className={style.credit}>{t('portfolio_credit', { name, brand: site.brand[language] })}</p>
}
