import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import type { Route } from './+types/graphic-recording-page.ts'
import { FilmIntroduction } from './film-introduction.tsx'
import { viewFilmPage } from './view-film-pages.ts'

export { meta } from '#website/route-exports.ts'

export function loader({ context }: Route.LoaderArgs) {
  return viewFilmPage('graphicRecording', context.get(pageRequestContext))
}

export default function GraphicRecordingPage({ loaderData: { text, film } }: Route.ComponentProps) {
  const { t, language } = useMessages()
  return (
    <FilmIntroduction
      text={text}
      film={film}
      action={<ButtonLink to={paths.enquiryFor(language, 'recording')}>{t('recording_book')}</ButtonLink>}
    />
  )
}
