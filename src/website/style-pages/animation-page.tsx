import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { describeOurFilm } from '#website/film/describe-our-film.ts'
import { FilmPlayer } from '#website/film/film-player.tsx'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { ImageSectionGrid } from '#website/image-grid/image-section-grid.tsx'
import { Island } from '#website/islands/island.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeWay } from '#website/seo/structured-data.ts'
import { viewText } from '#website/text/view-text.ts'
import { ButtonLink, MoreLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/animation-page.ts'
import style from './moving-works.module.css'
import { StyleIntroduction } from './style-introduction.tsx'
import { type AnimationView, viewAnimation } from './view-animation.ts'

export { meta } from '#website/route-exports.ts'

export function loader({ context }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const { origin, language } = pageRequest
  const t = translateIn(language)
  const text = viewText('animation', language)
  const way = describeWay(origin, [
    { name: t('shell_home'), path: paths.home(language) },
    { name: text.heading, path: paths.animation(language) },
  ])
  const film = { name: t('animation_film'), description: t('animation_film_text') }
  const data = [way, describeOurFilm(pageRequest, site.films.promotion, film)]
  return { head: describePage(pageRequest, text, { data }), text, film, works: viewAnimation(pageRequest) }
}

export default function AnimationPage({ loaderData }: Route.ComponentProps) {
  const { t, language } = useMessages()
  const { text, film, works } = loaderData
  return (
    <>
      <div className="page-head">
        <h1 className={typography.mega}>{text.heading}</h1>
      </div>
      <FilmPlayer film={site.films.promotion} {...film} />
      <StyleIntroduction
        text={text}
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
