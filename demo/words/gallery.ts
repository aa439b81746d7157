import type { School, Subject } from 'demo-art'

/** A style gallery in both languages. Its address is German in both. */
export type Gallery = {
  germanUrl: string
  nameDe: string
  nameEn: string
  introDe: string
  introEn: string
  titleDe: string
  titleEn: string
  metaDe: string
  metaEn: string
  h1De: string
  h1En: string
  /** Exactly one of the three: the pictures of these schools, those of these subjects, or all that move. */
  belongs:
    | { schools: readonly School[]; subjects?: never; animated?: never }
    | { subjects: readonly Subject[]; schools?: never; animated?: never }
    | { animated: true; schools?: never; subjects?: never }
}
