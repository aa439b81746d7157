import { focusPosition } from '#domain/imaging/model.ts'
import type { HeroView } from '#website/home/view-home.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import { useSwipe } from '#website/ui/swipe.ts'
import style from './hero.module.css'

const ON_PHONES = '(max-width: 640px)'

type HeroStageProps = { hero: HeroView; onSwipe: (step: number) => void }

/** The hero's picture as a link. Phones get one made for their shape. */
export function HeroStage({ hero, onSwipe }: HeroStageProps) {
  const { t } = useMessages()
  const swipe = useSwipe(onSwipe)
  const { title, href, picture, phonePicture } = hero
  return (
    <a
      href={href}
      className={style.stage}
      style={customProperties({
        '--ground': picture.dominantColour,
        ...(picture.focus ? { '--focus': focusPosition(picture.focus) } : {}),
        ...(phonePicture.focus ? { '--phone-focus': focusPosition(phonePicture.focus) } : {}),
      })}
      draggable={false}
      {...swipe}
    >
      <picture>
        <source
          media={ON_PHONES}
          type="image/webp"
          srcSet={phonePicture.srcSet}
          sizes="100vw"
          width={phonePicture.width}
          height={phonePicture.height}
        />
        <source
          media={ON_PHONES}
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
          alt={t('home_hero', { title })}
          fetchPriority="high"
          draggable={false}
        />
      </picture>
    </a>
  )
}
