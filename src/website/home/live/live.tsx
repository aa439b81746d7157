import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import style from './live.module.css'
import { LiveFilm } from './live-film.tsx'

/** Graphic recording, the only section on a dark background. */
export function Live() {
  const { t, language } = useMessages()
  return (
    <section className={classNames('below-fold', style.room)}>
      <div className={style.head}>
        <h2 className={typography.mega}>{t('home_live')}</h2>
        <p className={classNames(typography.lead, style.text)}>{t('home_live_text')}</p>
      </div>
      <Island name="home/live/live-film" of={LiveFilm} props={{}} />
      <div className={style.foot}>
        <p className={typography.small}>{t('home_live_silent')}</p>
        <ButtonLink to={paths.graphicRecording(language)}>{t('home_live_more')}</ButtonLink>
      </div>
    </section>
  )
}
