import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { ButtonLink } from '#base/ui/controls.tsx'
import typography from '#base/ui/typography.module.css'
import { site } from '#site'
import { describeOurFilm } from '#website/film/describe-our-film.ts'
import { FilmPlayer } from '#website/film/film-player.tsx'
import { tellIn } from '#website/head-messages.server.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import { describeWay } from '#website/shell/structured-data.ts'
import { MovingWorks } from '#website/style-pages/moving-works.tsx'
import { StyleIntroduction } from '#website/style-pages/style-introduction.tsx'
import { viewAnimation } from '#website/style-pages/view-animation.ts'
import { viewText } from '#website/text/view-text.ts'
import type { Route } from './+types/animation-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { origin, language } = asked
  const tell = tellIn(language)
  const text = viewText('animation', language)
  const way = describeWay(origin, [
    { name: tell('shell_home'), path: paths.home(language) },
    { name: text.heading, path: paths.animation(language) },
  ])
  const film = { name: tell('animation_film'), description: tell('animation_film_text') }
  const data = [way, describeOurFilm(asked, site.films.promotion, film)]
  return { head: describePage(asked, text, { data }), text, film, works: viewAnimation(asked) }
}

export { isOtherPage as shouldRevalidate } from '#website/zoom/zoom-address.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function AnimationPage({ loaderData }: Route.ComponentProps) {
  const { tell, language } = useMessages()
  const { text, film, works } = loaderData
  return (
    <>
      <div className="page-head">
        <h1 className={typography.mega}>{text.heading}</h1>
      </div>
      <FilmPlayer film={site.films.promotion} {...film} />
      <StyleIntroduction
        text={text}
        action={
          <ButtonLink to={paths.enquiryFor(language, 'animation')}>{tell('contact_enquire')}</ButtonLink>
        }
      />
      <MovingWorks {...works} />
    </>
  )
}
