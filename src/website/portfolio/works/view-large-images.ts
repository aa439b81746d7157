import type { Image } from '#domain/catalogue/model.ts'
import { pictureAddress, srcsetOf } from '#domain/imaging/model.ts'
import type { Language } from '#platform/i18n/language.ts'

export type LargeWork = {
  id: number
  title: string
  alt: string
  src: string
  srcSet: string
  width: number
  height: number
  dominantColour: string
}

export function viewLargeWorks(images: readonly Image[], language: Language): LargeWork[] {
  return images.map(({ id, titleDe, titleEn, altDe, altEn, picture }) => ({
    id,
    title: language === 'de' ? titleDe : titleEn,
    alt: language === 'de' ? altDe : altEn,
    src: pictureAddress(picture, 960),
    srcSet: srcsetOf(picture),
    width: picture.width,
    height: picture.height,
    dominantColour: picture.dominantColour,
  }))
}
