import { HERO_WIDTH, PHONE_HERO_WIDTH } from '#agency/imaging/model.ts'
import { inLanguage, type Language } from '#base/language/language.ts'
import type { HeroView } from './view-editorial.ts'

export const PAST_HEROES_ADDRESS = '/illusde/api/hero/past'

/** The page itself comes first (specification, section 9). */
export const PAST_HEROES_AFTER_MS = 3000

/** Shorter moves are meant for something else (specification, section 9). */
export const SWIPE_FROM_PX = 50

type HeroAnswer = Record<'title' | 'caption' | 'captionEn' | 'link' | 'mobile' | 'large', string>

/**
 * Past heroes as the API tells them. They come in one width each, and fill the frame of the hero whatever their size.
 * @throws when the answer is not a list of heroes.
 */
export function toPastHeroes(answer: unknown, language: Language): HeroView[] {
  if (!Array.isArray(answer) || !answer.every(isHero)) throw new Error('These are no heroes.')
  return answer.map(({ title, caption, captionEn, link, mobile, large }) => ({
    title,
    credit: language === 'de' ? caption : captionEn,
    href: inLanguage(language, link),
    picture: { src: large, srcSet: '', width: HERO_WIDTH, height: HERO_WIDTH / 2, ground: 'var(--paper-2)' },
    phonePicture: { src: mobile, width: PHONE_HERO_WIDTH, height: (PHONE_HERO_WIDTH * 5) / 4 },
  }))
}

/** Which way a swipe turns: 1 to the next, -1 to the previous, 0 when it was too short to be one. */
export function swipedStep(fromX: number, toX: number): 1 | 0 | -1 {
  if (Math.abs(toX - fromX) < SWIPE_FROM_PX) return 0
  return toX < fromX ? 1 : -1
}

/** The place after a step; behind the last comes the first. */
export function stepped(at: number, step: number, total: number): number {
  return (at + step + total) % total
}

function isHero(entry: unknown): entry is HeroAnswer {
  if (typeof entry !== 'object' || entry === null) return false
  const texts = new Map<string, unknown>(Object.entries(entry))
  return ['title', 'caption', 'captionEn', 'link', 'mobile', 'large'].every(
    (name) => typeof texts.get(name) === 'string',
  )
}
