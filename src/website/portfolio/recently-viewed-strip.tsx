import { paths } from '#site/paths.ts'
import { ArtistList } from '#website/artist-list/artist-list.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { useRecentlyViewedOf } from '#website/recently-viewed/viewed.tsx'
import { MoreLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import style from './recently-viewed-strip.module.css'

/** One row on the widest window. */
const MOST_ARTISTS = 8

export function RecentlyViewedStrip({ code }: { code: string }) {
  const { t, language } = useMessages()
  const others = useRecentlyViewedOf('artist').filter((artist) => artist.code !== code)
  if (others.length === 0) return null
  const faces = others
    .slice(0, MOST_ARTISTS)
    .map((artist) => ({ ...artist, href: paths.artist(language, artist.code) }))
  return (
    <section className={style.strip}>
      <div className={style.head}>
        <h2 className={typography.md}>{t('portfolio_seen')}</h2>
        <MoreLink to={paths.recentlyViewed(language)}>{t('portfolio_all')}</MoreLink>
      </div>
      <ArtistList faces={faces} />
    </section>
  )
}
