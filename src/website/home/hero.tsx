import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { focusPosition } from '#domain/imaging/imaging-model.ts'
import { fetchOnce, hasAsked } from '#platform/browser/fetch-once.ts'
import { untilOpenFor } from '#platform/browser/when-idle.ts'
import { apiPath, PAST_HEROES } from '#site/api-paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useHydrated } from '#website/islands/page-facts.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import { ArrowIcon } from '#website/ui/icons.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import { useSwipe } from '#website/ui/swipe.ts'
import typography from '#website/ui/typography.module.css'
import style from './hero.module.css'
import { PAST_HEROES_AFTER_MS, stepped, toPastHeroes } from './past-heroes.ts'
import type { HeroView } from './view-home.ts'

const KEY_STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

export function Hero({ hero, hasPast }: { hero: HeroView; hasPast: boolean }) {
  const { t } = useMessages()
  const { past, load } = usePastHeroes()
  const heroes = [hero, ...(past ?? [])]
  const [at, setAt] = useState(0)
  const shown = heroes[at] ?? hero
  async function step(by: number) {
    const { length } = past ?? (await load())
    setAt((now) => stepped(now, by, length + 1))
  }
  function stepByKey({ key }: KeyboardEvent) {
    const by = KEY_STEPS[key]
    if (by) void step(by)
  }
  return (
    <section aria-label={t('home_heroes')} onKeyDown={stepByKey}>
      <HeroStage hero={shown} onSwipe={step} />
      <div className={style.bar}>
        <p className={style.caption} aria-live="polite">
          <b>{shown.title}</b>
          <span className={classNames(style.credit, typography.quiet)}>
            <PersonName>{shown.credit}</PersonName>
          </span>
        </p>
        {(past ? heroes.length > 1 : hasPast) && (
          <HeroArrows at={at} total={past && heroes.length} onStep={step} />
        )}
      </div>
    </section>
  )
}

/** `total` is null until the past heroes are loaded. */
type HeroArrowsProps = { at: number; total: number | null; onStep: (by: number) => void }

function HeroArrows({ at, total, onStep }: HeroArrowsProps) {
  const { t } = useMessages()
  const isDisabled = !useHydrated() || undefined
  return (
    <div className={classNames(style.arrows, total === null && style.early)}>
      <RoundButton
        label={t('home_hero_previous')}
        className={style.previous}
        aria-disabled={isDisabled}
        onClick={() => onStep(-1)}
      >
        <ArrowIcon size={24} />
      </RoundButton>
      <span className={style.count}>{total !== null && `${at + 1} / ${total}`}</span>
      <RoundButton label={t('home_hero_next')} aria-disabled={isDisabled} onClick={() => onStep(1)}>
        <ArrowIcon size={24} />
      </RoundButton>
    </div>
  )
}

const ON_PHONES = '(max-width: 640px)'

type HeroStageProps = { hero: HeroView; onSwipe: (step: number) => void }

function HeroStage({ hero, onSwipe }: HeroStageProps) {
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

type PastHeroes = {
  /** Null until they are loaded; empty when that fails. */
  past: HeroView[] | null
  load: () => Promise<HeroView[]>
}

/** The heroes load 3 s after the start of the page. Failures are logged, and the current hero stays alone. */
function usePastHeroes(): PastHeroes {
  const { language } = useMessages()
  const [past, setPast] = useState<HeroView[] | null>(null)

  const load = useCallback(async () => {
    let heroes: HeroView[] = []
    try {
      heroes = toPastHeroes(await fetchOnce(apiPath(PAST_HEROES)), language)
    } catch (error) {
      console.warn('Past heroes:', error)
    }
    setPast(heroes)
    return heroes
  }, [language])

  useEffect(() => {
    const wait = hasAsked(apiPath(PAST_HEROES)) ? 0 : untilOpenFor(PAST_HEROES_AFTER_MS)
    const timer = setTimeout(load, wait)
    return () => clearTimeout(timer)
  }, [load])

  return { past, load }
}
