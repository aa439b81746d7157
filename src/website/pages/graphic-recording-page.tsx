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
import { StyleIntroduction } from '#website/style-pages/style-introduction.tsx'
import { viewText } from '#website/text/view-text.ts'
import type { Route } from './+types/graphic-recording-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { origin, language } = asked
  const tell = tellIn(language)
  const text = viewText('graphic-recording', language)
  const way = describeWay(origin, [
    { name: tell('shell_home'), path: paths.home(language) },
    { name: text.heading, path: paths.graphicRecording(language) },
  ])
  const film = { name: tell('recording_film'), description: tell('recording_film_text') }
  const data = [way, describeOurFilm(asked, site.films.graphicRecording, film)]
  return { head: describePage(asked, text, { data }), text, film }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function GraphicRecordingPage({ loaderData }: Route.ComponentProps) {
  const { tell, language } = useMessages()
  const { text, film } = loaderData
  return (
    <>
      <div className="page-head">
        <h1 className={typography.mega}>{text.heading}</h1>
      </div>
      <FilmPlayer film={site.films.graphicRecording} {...film} />
      <StyleIntroduction
        text={text}
        action={
          <ButtonLink to={paths.enquiryFor(language, 'recording')}>{tell('recording_book')}</ButtonLink>
        }
      />
    </>
  )
}
