import type { KnownSubject } from './subject-words.ts'

type HeroWords = {
  /** Shown in both languages, so it is a word that both know. */
  title: string
  caption: string
  captionEn: string
  subject: KnownSubject
  /** Who drew it: a place in the list of artists. */
  artistIndex: number
}

/** The large pictures on top of the home page, the current one first. Clients are invented. */
export const HEROES: readonly HeroWords[] = [
  {
    title: 'Marina',
    caption: 'Carlotta Petersen-Rau für das Meeresmuseum Föhrde',
    captionEn: 'Carlotta Petersen-Rau for the Föhrde Museum of the Sea',
    subject: 'sea',
    artistIndex: 5,
  },
  {
    title: 'Nocturne',
    caption: 'Mio Kurokawa für das Wochenmagazin „Querblatt“',
    captionEn: 'Mio Kurokawa for the weekly magazine “Querblatt”',
    subject: 'city',
    artistIndex: 6,
  },
  {
    title: 'Panorama',
    caption: 'Borys Zawada für die Waldtalbahn',
    captionEn: 'Borys Zawada for the Waldtal railway',
    subject: 'landscape',
    artistIndex: 9,
  },
  {
    title: 'Flora',
    caption: 'Wanjiru Githinji für die Gärtnerei Zaunkönig',
    captionEn: 'Wanjiru Githinji for the Zaunkönig nursery',
    subject: 'plants',
    artistIndex: 30,
  },
  {
    title: 'Safari',
    caption: 'Temilola Adebanjo für den Verlag Kranich & Köhler',
    captionEn: 'Temilola Adebanjo for the publishers Kranich & Köhler',
    subject: 'animals',
    artistIndex: 12,
  },
  {
    title: 'Orbit',
    caption: 'Ishaan Deshmane für das Planetarium am Hafen',
    captionEn: 'Ishaan Deshmane for the Planetarium at the Harbour',
    subject: 'space',
    artistIndex: 46,
  },
]
