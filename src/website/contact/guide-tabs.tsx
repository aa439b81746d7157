import type { MessageKey } from '#site/messages.ts'
import { GUIDES, type Guide, paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useAddress } from '#website/navigation/address.ts'
import { PencilLine } from '#website/ui/icons.tsx'
import { queryAboutSame } from './enquiry-address.ts'
import style from './guide-tabs.module.css'

const TAB_NAMES: Record<Guide, MessageKey> = {
  illus: 'contact_illus',
  anim: 'contact_anim',
  private: 'contact_private',
  artist: 'contact_artist',
}

/** The enquiry stays about the same images and artists; artists apply with a form of their own. */
export function GuideTabs() {
  const { t, language } = useMessages()
  const about = queryAboutSame(useAddress().search)
  return (
    <nav className={style.tabs} aria-label={t('contact_guides')}>
      <Tab path={paths.contact(language)} query={about} name={t('contact_all')} />
      {GUIDES.map((guide) => (
        <Tab
          key={guide}
          path={paths.guide(language, guide)}
          query={guide === 'artist' ? '' : about}
          name={t(TAB_NAMES[guide], { product: site.productWord })}
        />
      ))}
    </nav>
  )
}

function Tab({ path, query, name }: { path: string; query: string; name: string }) {
  const isHere = useAddress().pathname === path
  return (
    <a href={path + query} className={style.tab} aria-current={isHere ? 'page' : undefined}>
      <span>{name}</span>
      {isHere && <PencilLine />}
    </a>
  )
}
