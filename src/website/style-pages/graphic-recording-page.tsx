import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { describeOurFilm } from '#website/film/describe-our-film.ts'
import { FilmPlayer } from '#website/film/film-player.tsx'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeWay } from '#website/seo/structured-data.ts'
import { viewText } from '#website/text/view-text.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/graphic-recording-page.ts'
import { StyleIntroduction } from './style-introduction.tsx'

export { meta } from '#website/route-exports.ts'

export function loader({ context }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const { origin, language } = pageRequest
  const t = translateIn(language)
  const text = viewText('graphic-recording', language)
  const way = describeWay(origin, [
    { name: t('shell_home'), path: paths.home(language) },
    { name: text.heading, path: paths.graphicRecording(language) },
  ])
  const film = { name: t('recording_film'), description: t('recording_film_text') }
  const data = [way, describeOurFilm(pageRequest, site.films.graphicRecording, film)]
  return { head: describePage(pageRequest, text, { data }), text, film }
}

export default function GraphicRecordingPage({ loaderData }: Route.ComponentProps) {
  const { t, language } = useMessages()
  const { text, film } = loaderData
  return (
    <>
      <div className="page-head">
        <h1 className={typography.mega}>{text.heading}</h1>
      </div>
      <FilmPlayer film={site.films.graphicRecording} {...film} />
      <StyleIntroduction
        text={text}
        action={<ButtonLink to={paths.enquiryFor(language, 'recording')}>{t('recording_book')}</ButtonLink>}
      />
    </>
  )
}
