import { inLanguage, type Language } from '#platform/i18n/language.ts'

/** Only the links of rounds lead there, so it is not in the site map. */
export const ROUND_PATH = '/runde'

export const ORDER_PARAMETER = 'sortiert'
export const BY_VOTES = 'stimmen'
export const NAME_PARAMETER = 'name'
export const TOLD_PARAMETER = 'mitteilung'
export const CONFIRM_PARAMETER = 'bestaetigen'
export const END_PARAMETER = 'abmelden'
/** A browser sends the fragment to nobody. */
export const SECRET_FRAGMENT = 'leitung='

export function roundAddress(
  language: Language,
  id: string,
  query: Readonly<Record<string, string | null>> = {},
): string {
  const more = Object.entries(query).flatMap(([name, value]) =>
    value ? [`&${name}=${encodeURIComponent(value)}`] : [],
  )
  return `${inLanguage(language, ROUND_PATH)}?id=${encodeURIComponent(id)}${more.join('')}`
}

export function ownersAddress(language: Language, id: string, secret: string): string {
  return `${roundAddress(language, id)}#${SECRET_FRAGMENT}${secret}`
}

export function opinionsId(imageId: number): string {
  return `bild-${imageId}`
}
