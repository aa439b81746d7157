import type { Subject } from 'demo-art'

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
