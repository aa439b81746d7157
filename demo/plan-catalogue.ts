import { describeWork } from 'demo-art/describe'
import { filmOf } from 'demo-art/filmed-works'
import type { Recipe } from 'demo-art/recipe'
import { type HandPlan, roster } from 'demo-art/roster'
import type { NewArtist, NewGallery, NewImage } from '#domain/catalogue/catalogue.server.ts'
import type { NewPicture } from '#domain/imaging/pictures.server.ts'
import { DAY_MS } from '#platform/durations.ts'
import { demoPicture } from './demo-picture.ts'
import { planFacts, planProfile } from './plan-profiles.ts'
import { findUse, recipeInUse } from './plan-uses.ts'
import { artistNames } from './words/artist-names.ts'
import { bioOf } from './words/bios.ts'
import { GALLERIES } from './words/galleries.ts'
import type { Gender } from './words/people.ts'
import { TECHNIQUE_WORDS } from './words/technique-words.ts'

// The catalogue is planned as rows of the database: artists with their works, and the galleries that these belong to.

export type DemoSize = { artists: number; images: number }

/** This is every hand of the drawn catalogue, each with the works that its own plan gives it. */
export const USUAL_SIZE: DemoSize = { artists: 212, images: 0 }

export type PlannedWork = {
  recipe: Recipe
  picture: NewPicture
  image: Omit<NewImage, 'id' | 'artistId' | 'galleryIds'>
}
type Unplaced = Omit<PlannedWork, 'image'> & { image: Omit<PlannedWork['image'], 'position'> }
export type PlannedArtist = {
  plan: HandPlan
  row: Omit<NewArtist, 'portraitId'>
  portrait: NewPicture
  works: PlannedWork[]
}

/** The catalogue looks as if it had grown over six years. */
const YEARS_OF_WORK_MS = 6 * 365 * DAY_MS
/** Spreads dates and ratings without a pattern that the eye could see (Knuth's multiplicative hash). */
const SPREAD = 2_654_435_761
const TWO_TO_32 = 2 ** 32

/** A likeness agrees with how the texts speak of the artist; anybody may come where they say neither. */
const LOOKS = {
  f: { looks: 'feminine' },
  m: { looks: 'masculine' },
  n: {},
} as const satisfies Record<Gender, Pick<Recipe, 'looks'>>

/**
 * Portfolios begin with the first two works of an artist's plan, but for these, chosen by eye: artist, then the places
 * in the plan of the works that stand first.
 */
const CHOSEN = new Map(
  `2 3 5,4 0 5,20 3 2,29 3 4,31 3 2,33 5 2,58 0 5,69 6 0,80 5 0,85 3 4,86 1 5,90 0 4,95 0 3,111 3 1,112 6 2,117 7 3
122 5 1,124 4 3,125 2 4,130 1 3,132 0 5,136 3 6,139 4 1,140 2 0,144 2 4,145 2 3,146 0 2,157 3 7,160 5 3,169 0 2
183 7 1,184 5 2,187 5 7,189 6 0,190 3 5,194 4 0,196 0 5,197 0 3,200 5 4,201 2 3,202 7 3,203 2 3,205 0 5,206 1 3
210 1 5`
    .split(/[,\n]/)
    .map((row) => row.split(' ').map(Number))
    .map(([artist = 0, ...places]) => [artist, places] as const),
)

/** The artist's works in the order of the portfolio. */
function inOrder(artist: number, works: readonly Unplaced[]): PlannedWork[] {
  const first = CHOSEN.get(artist) ?? []
  return [
    ...first.flatMap((place) => works[place] ?? []),
    ...works.filter((_, place) => !first.includes(place)),
  ].map((work, position) => ({ ...work, image: { ...work.image, position } }))
}

/** Plans the demo agency's artists with all their works, the same each time but for the dates, which end today. */
export function planArtists({ artists, images }: DemoSize, now: Date): PlannedArtist[] {
  const names = artistNames(artists)
  return roster(artists).map((plan, at) => {
    const person = names[at]
    if (!person) throw new Error('There are fewer names than artists.')
    const { name, first, last, gender, town, code } = person
    const words = bioOf(person)
    const profile = planProfile(code, town.de, now)
    const recipes = images > 0 ? spreadWorks(plan, shareOf(at, artists, images)) : plan.works
    const clients = profile.clients ?? ''
    const works = recipes.map((recipe, place) =>
      planWork({ recipe, number: at * 1_000 + place, clients }, now),
    )
    return {
      plan,
      row: {
        code,
        name,
        sortName: `${last}, ${first}`,
        townDe: town.de,
        townEn: town.en,
        bioDe: words.de,
        bioEn: words.en,
        ...profile,
        addedAt: dateFor(at * 7, now),
      },
      portrait: demoPicture({ ...plan.portrait, ...LOOKS[gender] }),
      works: inOrder(at, images > 0 ? works : withUse(works, at, now)),
    }
  })
}

/** Returns the rows of the style galleries, in the order in which `galleryIndexesOf` counts them. */
export function galleryRows(): NewGallery[] {
  return GALLERIES.map(({ germanUrl, nameDe, nameEn, h1De, h1En, belongs, ...texts }) => ({
    ...texts,
    germanUrl,
    germanDescription: nameDe,
    description: nameEn,
    headingDe: h1De,
    headingEn: h1En,
  }))
}

/** Returns the galleries that a drawn work belongs to: by its school, its subject, or because it moves. */
export function galleryIndexesOf({ school, subject, motion }: Recipe): number[] {
  return GALLERIES.flatMap(({ belongs }, index) => {
    const { schools = [], subjects = [], animated = false } = belongs
    const isMember =
      schools.includes(school) || subjects.includes(subject) || (animated && motion !== undefined)
    return isMember ? [index] : []
  })
}

type Numbered = { recipe: Recipe; number: number; clients: string }

function planWork({ recipe, number, clients }: Numbered, now: Date): Unplaced {
  const { titleDe, titleEn, altDe, altEn, keywordsDe, keywordsEn } = describeWork(recipe)
  const technique = TECHNIQUE_WORDS[recipe.school]
  const addedAt = dateFor(number, now)
  return {
    recipe,
    picture: demoPicture(recipe),
    image: {
      titleDe,
      titleEn,
      altDe,
      altEn,
      keywordsDe: [...keywordsDe, technique.de].join(', '),
      keywordsEn: [...keywordsEn, technique.en].join(', '),
      animation: recipe.motion !== undefined,
      embedCode: embedCodeOf(filmOf(recipe)),
      rating: Math.floor(fraction(number + 17) * 101),
      addedAt,
      ...planFacts(String(number), clients, addedAt),
    },
  }
}

/** So that mock-ups do not come before the works themselves where the best come first. */
const RATING_IN_USE = 10

/** The works, and one of them once more as it was used: for the same client, on the same day. */
function withUse(works: Unplaced[], artist: number, now: Date): Unplaced[] {
  const { use, place } = findUse(artist) ?? {}
  const work = place === undefined ? undefined : works[place]
  if (!(use && work && place !== undefined)) return works
  const { client, year, addedAt } = work.image
  const facts = { client, year, commission: 'commissioned' } as const
  const recipe = recipeInUse(work.recipe, use)
  const { image, ...inUse } = planWork({ recipe, number: 0, clients: '' }, now)
  return [
    ...works.with(place, { ...work, image: { ...work.image, ...facts } }),
    {
      ...inUse,
      image: { ...image, ...facts, addedAt, licensable: false, rating: RATING_IN_USE, embedCode: null },
    },
  ]
}

/** A player of our own: nothing is loaded before it is asked for, and nobody else is. */
function embedCodeOf(film: string | null): string | null {
  return (
    film &&
    `<video src="/films/${film}.mp4" poster="/films/${film}.webp" width="1280" height="720" controls muted playsinline preload="none"></video>`
  )
}

/** Every artist's share of the images; the first ones take one more where it does not come out even. */
function shareOf(at: number, artists: number, images: number): number {
  return Math.floor(images / artists) + (at < images % artists ? 1 : 0)
}

/** More than a subject has takes, and whole motifs: a further round shows the same subjects' other motifs. */
const ROUND = 993

/** The hand's own works, then the same subjects again with further numbers. */
function spreadWorks({ works }: HandPlan, count: number): Recipe[] {
  return Array.from({ length: count }, (_, at) => {
    const work = works[at % works.length]
    if (!work) throw new Error('A hand without works cannot be spread.')
    const round = Math.floor(at / works.length)
    return { ...work, number: work.number + round * ROUND }
  })
}

function dateFor(number: number, now: Date): Date {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return new Date(today - Math.floor((fraction(number) * YEARS_OF_WORK_MS) / DAY_MS) * DAY_MS)
}

function fraction(number: number): number {
  return (((number + 1) * SPREAD) % TWO_TO_32) / TWO_TO_32
}
