import { type KeyboardEvent, useState } from 'react'
import type { HeroView } from '#website/home/view-home.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import { useHydrated } from '#website/ui/hydration/use-hydrated.ts'
import { ArrowIcon } from '#website/ui/icons.tsx'
import { PersonName } from '#website/ui/text/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import style from './hero.module.css'
import { HeroStage } from './hero-stage.tsx'
import { stepped } from './past-heroes.ts'
import { usePastHeroes } from './use-past-heroes.ts'

const KEY_STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The hero, its title and credit below; arrows, arrow keys and swipes show past heroes, where there are any. */
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

/** In the page from the start, for the keyboard: until the past heroes are loaded they show in focus alone. They need script. */
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
