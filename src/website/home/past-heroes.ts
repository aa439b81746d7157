import { HERO_WIDTH, PHONE_HERO_WIDTH } from '#domain/imaging/imaging-model.ts'
import { inLanguage, type Language } from '#platform/i18n/language.ts'
import type { FieldOf, HeroAnswer } from '#site/api-answers.ts'
import type { HeroView } from './view-home.ts'

/** Delay after the start of the page, so that the page itself loads first. */
export const PAST_HEROES_AFTER_MS = 3000

const FIELDS = [
  'title',
  'caption',
  'captionEn',
  'link',
  'mobile',
  'mobileSrcSet',
  'large',
  'largeSrcSet',
] as const satisfies FieldOf<HeroAnswer, string>[]

type ReadHero = Pick<HeroAnswer, (typeof FIELDS)[number]>

/** The frame's size stands in for their own, as they fill it. @throws when the response is no list of heroes. */
export function toPastHeroes(json: unknown, language: Language): HeroView[] {
  if (!Array.isArray(json) || !json.every(isHero)) throw new Error('These are no heroes.')
  return json.map(({ title, caption, captionEn, link, ...addresses }) => ({
    title,
    credit: language === 'de' ? caption : captionEn,
    href: inLanguage(language, link),
    picture: {
      src: addresses.large,
      srcSet: addresses.largeSrcSet,
      width: HERO_WIDTH,
      height: HERO_WIDTH / 2,
      dominantColour: 'var(--paper-2)',
    },
    phonePicture: {
      src: addresses.mobile,
      srcSet: addresses.mobileSrcSet,
      width: PHONE_HERO_WIDTH,
      height: (PHONE_HERO_WIDTH * 5) / 4,
    },
  }))
}

export function stepped(at: number, step: number, total: number): number {
  return (at + step + total) % total
}

function isHero(entry: unknown): entry is ReadHero {
  if (typeof entry !== 'object' || entry === null) return false
  const texts = new Map<string, unknown>(Object.entries(entry))
  return FIELDS.every((name) => typeof texts.get(name) === 'string')
}
