import type { ReactNode } from 'react'
import { ProseBlock, TextHead } from '#website/text/long-text.tsx'
import { Steps } from '#website/text/steps.tsx'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import style from './film-introduction.module.css'
import type { FilmView } from './view-film-pages.ts'

type FilmIntroductionProps = {
  text: { heading: string; lead: string | null; html: string; steps: string | null }
  film: FilmView
  action: ReactNode
}

/** A style is introduced by a film, then by its text. */
export function FilmIntroduction({ text, film, action }: FilmIntroductionProps) {
  return (
    <>
      <TextHead text={{ heading: text.heading }} />
      <FilmPlayer film={film} />
      <section className={style.introduction}>
        <div className={style.lead}>
          {text.lead && <p className={typography.lead}>{text.lead}</p>}
          {action}
        </div>
        <div className={style.text}>
          {text.steps && <Steps html={text.steps} />}
          <div className={classNames(text.steps !== null && style.afterSteps)}>
            <ProseBlock html={text.html} />
          </div>
        </div>
      </section>
    </>
  )
}

/** All our films have this size in pixels. */
const WIDTH = 1280
const HEIGHT = 720

/** Only its poster is loaded before it is played. */
function FilmPlayer({ film: { src, poster, name, description } }: { film: FilmView }) {
  return (
    <figure className={style.film}>
      <video
        className={style.screen}
        src={src}
        poster={poster}
        width={WIDTH}
        height={HEIGHT}
        aria-label={name}
        preload="none"
        controls
        muted
        playsInline
      />
      <figcaption className={classNames(typography.small, typography.quiet, style.caption)}>
        {description}
      </figcaption>
    </figure>
  )
}
