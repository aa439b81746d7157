import type { Subject } from 'demo-art'

type HeroWords = {
  /** Shown in both languages, so it is a word that both know. */
  title: string
  caption: string
  captionEn: string
  subject: Subject
  /** Who drew it: a place in the list of artists. */
  artistIndex: number
  /** Which motif of the subject, counted from 0; chosen by looking. */
  number: number
}

/** The large pictures on top of the home page, the current one first. Clients are invented. */
export const HEROES: readonly HeroWords[] = [
  {
    title: 'Surf',
    caption: 'Rosalie Feuerherdt für das Meeresmuseum Föhrde',
    captionEn: 'Rosalie Feuerherdt for the Föhrde Museum of the Sea',
    subject: 'sea',
    artistIndex: 41,
    number: 10,
  },
  {
    title: 'Fabula',
    caption: 'Kamila Świderska für den Verlag Kranich & Köhler',
    captionEn: 'Kamila Świderska for Kranich & Köhler, publishers',
    subject: 'fantasy',
    artistIndex: 79,
    number: 24,
  },
  {
    title: 'Canyon',
    caption: 'Leif Tiedemann für das Wochenmagazin „Querblatt“',
    captionEn: 'Leif Tiedemann for the weekly magazine “Querblatt”',
    subject: 'landscape',
    artistIndex: 22,
    number: 8,
  },
  {
    title: 'Tempo',
    caption: 'Svea Dahlke für die Gärtnerei Zaunkönig',
    captionEn: 'Svea Dahlke for the Zaunkönig nursery',
    subject: 'animals',
    artistIndex: 16,
    number: 42,
  },
  {
    title: 'Panorama',
    caption: 'Clemens Nothnagel für die Waldtalbahn',
    captionEn: 'Clemens Nothnagel for the Waldtal railway',
    subject: 'city',
    artistIndex: 48,
    number: 10,
  },
  {
    title: 'Orbit',
    caption: 'Baptiste Courvoisier für das Planetarium am Hafen',
    captionEn: 'Baptiste Courvoisier for the Harbour Planetarium',
    subject: 'space',
    artistIndex: 27,
    number: 22,
  },
]
