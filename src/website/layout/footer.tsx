import type { MessageKey } from '#site/messages.ts'
import { GUIDES, type Guide, paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { ConsentLink } from '#website/consent/consent-link.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { ArrowIcon } from '#website/ui/icons.tsx'
import style from './footer.module.css'
import { useLayoutData } from './layout-data.ts'

export function Footer() {
  return (
    <footer className={classNames('below-fold', style.footer)}>
      <FooterGuides />
      <Contact />
      <LegalLine />
    </footer>
  )
}

function Contact() {
  const { hours, phone, mail } = useContact()
  const { t, language } = useMessages()
  return (
    <div className={style.contact}>
      <div>
        <p className={style.hours}>{hours}</p>
        <a className={style.reach} href={`tel:${phone.dialled}`}>
          {phone.shown}
        </a>
        <a className={style.reach} href={`mailto:${mail}`}>
          {mail}
        </a>
      </div>
      <ul className={style.offices} aria-label={t('shell_offices')}>
        {site.offices.map(({ town, lines, phone }) => (
          <li key={town[language]}>
            <address>
              <b className={style.town}>{town[language]}</b>
              {[...lines, phone].map((line) => (
                <span key={line} className={style.line}>
                  {line}
                </span>
              ))}
            </address>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LegalLine() {
  const { t, language } = useMessages()
  const { version } = useLayoutData()
  const brand = site.brand[language]
  return (
    <div className={style.base}>
      <a href={paths.imprint(language)}>{t('shell_imprint')}</a>
      <a href={paths.privacy(language)}>{t('shell_privacy')}</a>
      <a href={paths.terms(language)}>{t('shell_terms')}</a>
      <Island name="consent/consent-link" of={ConsentLink} props={{}} as="span" />
      <a href={paths.recentlyViewed(language)}>{t('seen_heading')}</a>
      <a href={paths.newsFeed(language)}>{t('shell_feed')}</a>
      {site.social.map(({ name, url }) => (
        <a key={name} href={url} rel="noopener">
          {name}
        </a>
      ))}
      <span className={style.legal}>{t('shell_legal', { year: site.copyrightYear, brand, version })}</span>
    </div>
  )
}

const NAMES = {
  illus: ['shell_guide_illus', 'shell_guide_illus_about'],
  anim: ['shell_guide_anim', 'shell_guide_anim_about'],
  private: ['shell_guide_private', 'shell_guide_private_about'],
  artist: ['shell_guide_artist', 'shell_guide_artist_about'],
} as const satisfies Record<Guide, readonly [MessageKey, MessageKey]>

function FooterGuides() {
  const { t, language } = useMessages()
  return (
    <nav className={style.guides} aria-label={t('shell_guides')}>
      {GUIDES.map((guide) => (
        <a key={guide} href={paths.guide(language, guide)} className={style.guide}>
          <b className={style.name}>{t(NAMES[guide][0], { product: site.productWord })}</b>{' '}
          <small className={style.about}>
            <span>{t(NAMES[guide][1])}</span>
            <ArrowIcon />
          </small>
        </a>
      ))}
    </nav>
  )
}
