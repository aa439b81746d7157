import { Link } from 'react-router'
import { useMessages } from '#base/language/messages.tsx'
import { classNames } from '#base/ui/class-names.ts'
import { customProperties } from '#base/ui/custom-properties.ts'
import typography from '#base/ui/typography.module.css'
import style from './hero.module.css'
import type { HeroView } from './view-editorial.ts'

/** The large picture on top, its title and credit below. Phones get a picture drawn for their shape. */
export function Hero({ hero }: { hero: HeroView }) {
  const { tell } = useMessages()
  const { title, credit, href, picture, phonePicture } = hero
  return (
    <section>
      <Link to={href} className={style.stage} style={customProperties({ '--ground': picture.ground })}>
        <picture>
          <source
            media="(max-width: 640px)"
            srcSet={phonePicture.src}
            width={phonePicture.width}
            height={phonePicture.height}
          />
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="100vw"
            width={picture.width}
            height={picture.height}
            alt={tell('home_hero', { title })}
            fetchPriority="high"
          />
        </picture>
      </Link>
      <p className={style.caption}>
        <b>{title}</b>
        <span className={classNames(style.credit, typography.quiet)}>{credit}</span>
      </p>
    </section>
  )
}
