import { describeWork } from 'demo-art/describe'
import type { Recipe } from 'demo-art/recipe'
import { TAKES } from 'demo-art/take'
import type { NewBanner, NewHero, NewNewsItem, NewTestimonial } from '#domain/editorial/editorial.server.ts'
import type { NewPicture } from '#domain/imaging/pictures.server.ts'
import { paths } from '#site/paths.ts'
import { demoPicture } from './demo-picture.ts'
import type { PlannedArtist } from './plan-catalogue.ts'
import { fittingRecipe } from './plan-uses.ts'
import { BANNERS, HEROES } from './words/heroes-and-banners.ts'
import { dateNews } from './words/news.ts'
import { TESTIMONIALS } from './words/testimonials.ts'

export type PlannedHero = {
  row: Omit<NewHero, 'imageId' | 'phonePictureId'>
  large: NewPicture
  phone: NewPicture
}
export type PlannedNews = {
  row: Omit<NewNewsItem, 'pictureId' | 'images'>
  picture: NewPicture
  images: { altDe: string; altEn: string; picture: NewPicture }[]
}
export type PlannedBanner = { row: Omit<NewBanner, 'pictureId'>; picture: NewPicture }

/** The first hero of the list is the current one. Each is drawn anew for its two shapes. */
export function planHeroes(artists: PlannedArtist[]): PlannedHero[] {
  return HEROES.map(({ title, caption, captionEn, subject, artistIndex, number }, at) => {
    const { plan, row } = artistAt(artists, artistIndex)
    const recipe = { school: plan.school, hand: plan.hand, subject, number: number * TAKES }
    return {
      row: { title, caption, captionEn, link: paths.artist('de', row.code), position: HEROES.length - at },
      large: demoPicture({ kind: 'hero-large', ...recipe }),
      phone: demoPicture({ kind: 'hero-mobile', ...recipe }),
    }
  })
}

export function planNews(artists: PlannedArtist[], now: Date): PlannedNews[] {
  return dateNews(now).map(({ subject, firstNumber = 0, extraImages, seenAs, artistIndex, ...row }) => {
    const { plan } = artistAt(artists, artistIndex)
    const recipeAt = (place: number): Recipe => ({
      kind: 'news',
      school: plan.school,
      hand: plan.hand,
      subject,
      number: (firstNumber + place) * TAKES,
    })
    const inUse = seenAs && fittingRecipe(recipeAt(extraImages.length + 1), seenAs)
    const told = altsOf(recipeAt(0), { altDe: row.imageAltDe, altEn: row.imageAltEn })
    return {
      row: { ...row, imageAltDe: told.altDe, imageAltEn: told.altEn },
      picture: demoPicture(recipeAt(0), `${row.permalinkDe}.jpg`),
      images: [
        ...extraImages.map((alts, index) => ({
          ...altsOf(recipeAt(index + 1), alts),
          picture: demoPicture(recipeAt(index + 1), `${row.permalinkDe}-${index + 1}.jpg`),
        })),
        ...(inUse ? [toUsedImage(inUse, `${row.permalinkDe}-${seenAs}.jpg`)] : []),
      ],
    }
  })
}

function toUsedImage(recipe: Recipe, fileName: string): PlannedNews['images'][number] {
  const { altDe, altEn } = describeWork(recipe)
  return { altDe, altEn, picture: demoPicture(recipe, fileName) }
}

/** Says what a picture is for, and what is to be seen on it. */
function altsOf(recipe: Recipe, { altDe, altEn }: { altDe: string; altEn: string }) {
  const drawn = describeWork(recipe)
  return { altDe: `${altDe}: ${drawn.altDe}`, altEn: `${altEn}: ${drawn.altEn}` }
}

export function planBanners(artists: PlannedArtist[]): PlannedBanner[] {
  return BANNERS.map(({ address, subject, artistIndex, number, textsDe, textsEn }) => {
    const { plan } = artistAt(artists, artistIndex)
    const recipe: Recipe = {
      kind: 'banner',
      school: plan.school,
      hand: plan.hand,
      subject,
      number: number * TAKES,
    }
    return { row: { address, textsDe, textsEn }, picture: demoPicture(recipe, `banner-${address}.webp`) }
  })
}

export function planTestimonials(): NewTestimonial[] {
  return TESTIMONIALS
}

/** A smaller demo has fewer artists than the words name. */
function artistAt(artists: PlannedArtist[], index: number): PlannedArtist {
  const artist = artists[index % artists.length]
  if (!artist) throw new Error('The demo needs at least one artist.')
  return artist
}
