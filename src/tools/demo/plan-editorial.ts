import { type Recipe, SUBJECTS } from 'demo-art'
import type { NewBanner, NewHero, NewNewsItem, NewTestimonial } from '#agency/editorial/editorial.server.ts'
import type { NewPicture } from '#agency/imaging/pictures.server.ts'
import { paths } from '#agency/paths.ts'
import { drawnPicture } from './drawn-picture.ts'
import type { PlannedArtist } from './plan-artists.ts'
import { BANNERS } from './words/banners.ts'
import { HEROES } from './words/heroes.ts'
import { NEWS } from './words/news.ts'
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
  return HEROES.map(({ title, caption, captionEn, subject, artistIndex }, at) => {
    const { plan, row } = artistAt(artists, artistIndex)
    const recipe = { school: plan.school, hand: plan.hand, subject: drawable(subject), number: at }
    return {
      row: { title, caption, captionEn, link: paths.artist('de', row.code), position: HEROES.length - at },
      large: drawnPicture({ kind: 'hero-large', ...recipe }),
      phone: drawnPicture({ kind: 'hero-mobile', ...recipe }),
    }
  })
}

export function planNews(artists: PlannedArtist[]): PlannedNews[] {
  return NEWS.map(({ subject, extraImages, publishedOn, artistIndex, ...row }) => {
    const { plan } = artistAt(artists, artistIndex)
    const drawn = (number: number): NewPicture => {
      const recipe: Recipe = {
        kind: 'news',
        school: plan.school,
        hand: plan.hand,
        subject: drawable(subject),
        number,
      }
      return drawnPicture(recipe, `${row.permalinkDe}${number === 0 ? '' : `-${number}`}.jpg`)
    }
    return {
      row: { ...row, publishedAt: new Date(`${publishedOn}T08:00:00Z`) },
      picture: drawn(0),
      images: extraImages.map(({ altDe, altEn }, index) => ({ altDe, altEn, picture: drawn(index + 1) })),
    }
  })
}

export function planBanners(artists: PlannedArtist[]): PlannedBanner[] {
  return BANNERS.map(({ address, subject, textsDe, textsEn }, at) => {
    const { plan } = artistAt(artists, at * 9 + 4)
    const recipe: Recipe = {
      kind: 'banner',
      school: plan.school,
      hand: plan.hand,
      subject: drawable(subject),
      number: at,
    }
    return { row: { address, textsDe, textsEn }, picture: drawnPicture(recipe, `banner-${address}.webp`) }
  })
}

export function planTestimonials(): NewTestimonial[] {
  return TESTIMONIALS
}

/** The words know more subjects than are drawn; what is not drawn yet is shown by people, who can stand for anything. */
function drawable(subject: string): Recipe['subject'] {
  return SUBJECTS.find((known) => known === subject) ?? 'people'
}

/** A smaller demo has fewer artists than the words name. */
function artistAt(artists: PlannedArtist[], index: number): PlannedArtist {
  const artist = artists[index % artists.length]
  if (!artist) throw new Error('The demo needs at least one artist.')
  return artist
}
