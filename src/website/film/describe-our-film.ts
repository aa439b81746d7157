import type { Language } from '#platform/i18n/language.ts'
import { describeFilm, type StructuredData } from '#website/seo/structured-data.ts'
import { type Film, filmAddress, posterAddress } from './film-address.ts'

export function describeOurFilm(
  { origin, language }: { origin: string; language: Language },
  film: Film,
  texts: { name: string; description: string },
): StructuredData {
  return describeFilm(
    { origin, language },
    {
      ...texts,
      path: filmAddress(film),
      posterPath: posterAddress(film),
      seconds: film.seconds,
      uploadedOn: film.publishedOn,
    },
  )
}
