import type { Recipe } from 'demo-art'
import type { NewGallery } from '#domain/catalogue/catalogue.server.ts'
import { GALLERIES } from './words/galleries.ts'

/** The rows of the style galleries, in the order that `galleryIndexesOf` counts them. */
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

/** The galleries that a drawn work really belongs to: by its school, its subject, or because it moves. */
export function galleryIndexesOf({ school, subject, motion }: Recipe): number[] {
  return GALLERIES.flatMap(({ belongs }, index) => {
    const { schools = [], subjects = [], animated = false } = belongs
    const isMember =
      schools.includes(school) || subjects.includes(subject) || (animated && motion !== undefined)
    return isMember ? [index] : []
  })
}
