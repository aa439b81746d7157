import type { Bilingual } from './bilingual.ts'

/** How an artist of a school works. The German verb and the rest stay apart, since other words may come between them. */
export type Medium = {
  verb: Bilingual
  rest: Bilingual
  /** Sentences about the way of working, with `$first` for the artist's first name. */
  habits: readonly [Bilingual, Bilingual]
}

export const DRAWS: Bilingual = { de: 'zeichnet', en: 'draws' }
export const PAINTS: Bilingual = { de: 'malt', en: 'paints' }
