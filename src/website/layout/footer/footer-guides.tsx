import type { MessageKey } from '#site/messages.ts'
import { GUIDES, type Guide, paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { ArrowIcon } from '#website/ui/icons.tsx'
import style from './footer-guides.module.css'

/** Title and subject of each guide. */
const NAMES = {
  illus: ['shell_guide_illus', 'shell_guide_illus_about'],
  anim: ['shell_guide_anim', 'shell_guide_anim_about'],
  private: ['shell_guide_private', 'shell_guide_private_about'],
  artist: ['shell_guide_artist', 'shell_guide_artist_about'],
} as const satisfies Record<Guide, readonly [MessageKey, MessageKey]>

/** Links to the guides: three for clients, one for artists. */
export function FooterGuides() {
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
