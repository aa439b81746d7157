import { useMessages } from '#website/i18n/messages.tsx'
import { ImageSectionGrid } from '#website/image-grid/section/image-section-grid.tsx'
import { Island } from '#website/islands/island.tsx'
import { MoreLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import style from './moving-works.module.css'
import type { AnimationView } from './view-animation.ts'

/** A grid of animations, and the link to all of them. */
export function MovingWorks({ tiles, gallery }: AnimationView) {
  const { t } = useMessages()
  return (
    <section className="last-section">
      <div className={style.head}>
        <h2 className={typography.xl}>{t('animation_works')}</h2>
        {gallery && <MoreLink to={gallery}>{t('animation_all')}</MoreLink>}
      </div>
      {tiles.length > 0 ? (
        <Island name="image-grid/section/image-section-grid" of={ImageSectionGrid} props={{ tiles }} />
      ) : (
        <p className={style.empty}>{t('catalogue_empty')}</p>
      )}
    </section>
  )
}
