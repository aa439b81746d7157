import type { Subject } from 'demo-art/recipe'

// The home page shows heroes; banners stand at fixed places of the site.

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

type BannerWords = { text: string; title: string; alt: string }
type Banner = {
  address: string
  subject: Subject
  /** Who drew it: a place in the list of artists. */
  artistIndex: number
  /** Which of the artist's compositions, as a recipe counts them; chosen by looking. */
  number: number
  textsDe: BannerWords
  textsEn: BannerWords
}

/** The words at fixed places of the site. A blank line parts the text of home-2020 into intro and subhead. */
export const BANNERS: readonly Banner[] = [
  {
    address: 'home-2020',
    subject: 'people',
    artistIndex: 79,
    number: 0,
    textsDe: {
      title: 'Agentur für Illustration',
      text: `Mehr als 200 Handschriften. Eine Adresse.

Wir vertreten Illustratorinnen und Illustratoren aus Deutschland und aller Welt und bringen sie mit Werbung, Unternehmen und Verlagen zusammen. Sie sagen, was Sie brauchen. Wir wissen, wer es zeichnet.`,
      alt: 'Illustration mit Menschen',
    },
    textsEn: {
      title: 'Illustration agency',
      text: `More than 200 illustrators. One address.

We represent artists from Germany and around the world and bring them together with advertisers, businesses and publishers. Tell us what you need. We know who can draw it.`,
      alt: 'Illustration with people',
    },
  },
  {
    address: 'hero-rep',
    subject: 'portrait',
    artistIndex: 13,
    number: 1,
    textsDe: {
      title: 'Keine Zeit zu suchen?',
      text: 'Schicken Sie uns zwei Sätze über Ihr Vorhaben. In 1 bis 2 Arbeitstagen schlagen wir Ihnen Zeichnerinnen und Zeichner vor, die Zeit haben und ins Budget passen.',
      alt: 'Gezeichnetes Porträt',
    },
    textsEn: {
      title: 'No time to search?',
      text: 'Send us two sentences about your project. Within 1 to 2 working days, we’ll suggest artists who have time and fit your budget.',
      alt: 'Drawn portrait',
    },
  },
]
