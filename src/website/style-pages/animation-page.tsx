import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { ImageSectionGrid } from '#website/image-grid/image-section-grid.tsx'
import { Island } from '#website/islands/island.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { ButtonLink, MoreLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/animation-page.ts'
import { FilmIntroduction } from './film-introduction.tsx'
import style from './moving-works.module.css'
import { type AnimationView, viewAnimation, viewFilmPage } from './view-film-pages.ts'

export { meta } from '#website/route-exports.ts'

export function loader({ context }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  return { ...viewFilmPage('animation', pageRequest), works: viewAnimation(pageRequest) }
}

export default function AnimationPage({ loaderData: { text, film, works } }: Route.ComponentProps) {
  const { t, language } = useMessages()
  return (
    <>
      <FilmIntroduction
        text={text}
        film={film}
        action={<ButtonLink to={paths.enquiryFor(language, 'animation')}>{t('contact_enquire')}</ButtonLink>}
      />
      <MovingWorks {...works} />
    </>
  )
}

function MovingWorks({ tiles, gallery }: AnimationView) {
  const { t } = useMessages()
  return (
    <section className="last-section">
      <div className={style.head}>
        <h2 className={typography.xl}>{t('animation_works')}</h2>
        {gallery && <MoreLink to={gallery}>{t('animation_all')}</MoreLink>}
      </div>
      {tiles.length > 0 ? (
        <Island name="image-grid/image-section-grid" of={ImageSectionGrid} props={{ tiles }} />
      ) : (
        <p className={style.empty}>{t('catalogue_empty')}</p>
      )}
    </section>
  )
}
