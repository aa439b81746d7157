import type { Image } from '#domain/catalogue/catalogue-model.ts'
import { UNKNOWN_FACTS } from '#domain/catalogue/profile/profile.ts'
import { aPicture } from './pictures.ts'

/** A work without texts, for what needs no database. */
export function aWork({ id = 1, ...overrides }: Partial<Image> = {}): Image {
  return {
    id,
    artistId: 1,
    artistName: '',
    artistCode: '',
    titleDe: '',
    titleEn: '',
    altDe: '',
    altEn: '',
    keywordsDe: '',
    keywordsEn: '',
    ...UNKNOWN_FACTS,
    animation: false,
    embedCode: null,
    rating: 0,
    addedAt: '',
    picture: aPicture({ id }),
    ...overrides,
  }
}
