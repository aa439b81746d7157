import type { Idea } from '../../ideas/idea.ts'
import { ANY, SQUARE, TALL, WIDE } from '../piece.ts'

/** Ideas about money, power and home. */
export const WORLD_IDEAS = {
  snailHouse: {
    titles: [
      ['Langsamer Umzug', 'Slow move'],
      ['Wohneigentum', 'Home ownership'],
    ],
    alt: [
      'Eine Schnecke trägt statt ihres Gehäuses ein Wohnhaus, eine Person mit Tasche geht hinterher',
      'A snail carries a house instead of a shell, and a person with a bag walks behind it',
    ],
    keywords: [
      ['Wohnen', 'housing'],
      ['Schnecke', 'snail'],
      ['Umzug', 'moving house'],
    ],
    moods: ['day', 'paper'],
    formats: [SQUARE, ...WIDE],
  },
  pawnKing: {
    titles: [
      ['Größer als gedacht', 'Bigger than it looks'],
      ['Im richtigen Licht', 'In the right light'],
    ],
    alt: [
      'Ein Bauer vom Schachspiel wirft im Licht einer Laterne den Schatten eines Königs an die Wand',
      'By lantern light a chess pawn casts the shadow of a king on the wall',
    ],
    keywords: [
      ['Macht', 'power'],
      ['Schach', 'chess'],
      ['Schatten', 'shadow'],
    ],
    moods: ['day', 'dusk', 'bold'],
    formats: [SQUARE, ...WIDE],
  },
  paperIceberg: {
    titles: [
      ['Die Spitze', 'The tip'],
      ['Aktenlage', 'State of the files'],
    ],
    alt: [
      'Eine Person rudert an einem kleinen Papierstapel vorbei, der unter Wasser ein Berg von Akten ist',
      'A person rows past a small pile of paper that is a mountain of files under water',
    ],
    keywords: [
      ['Bürokratie', 'bureaucracy'],
      ['Eisberg', 'iceberg'],
      ['Akten', 'files'],
    ],
    moods: ['day', 'dusk'],
    formats: [SQUARE, ...TALL],
  },
  coinSun: {
    titles: [
      ['Konjunktur', 'Upturn'],
      ['Morgenstund', 'Early gold'],
    ],
    alt: [
      'Eine Person zieht an einem Seil eine Münze wie die Sonne über die Hügel',
      'A person hauls a coin up over the hills on a rope, like a rising sun',
    ],
    keywords: [
      ['Geld', 'money'],
      ['Sonne', 'sun'],
      ['Wirtschaft', 'economy'],
    ],
    moods: ['night', 'dusk'],
    formats: [SQUARE, ...WIDE],
  },
  scales: {
    titles: [
      ['Ein Blatt genügt', 'One leaf is enough'],
      ['Abgewogen', 'Weighed up'],
    ],
    alt: [
      'Auf einer Waage ist ein Blatt schwerer als ein Stapel Münzen, eine Person schaut zu',
      'On a pair of scales a leaf outweighs a pile of coins while a person looks on',
    ],
    keywords: [
      ['Umwelt', 'environment'],
      ['Waage', 'scales'],
      ['Werte', 'values'],
    ],
    moods: ['day', 'paper'],
    formats: [SQUARE, ...TALL],
  },
  hourglass: {
    titles: [
      ['Höchste Zeit', 'High time'],
      ['Rieselnde Wälder', 'Trickling forests'],
    ],
    alt: [
      'Eine Person stemmt sich gegen eine Sanduhr, in der ein Wald verrinnt und eine Stadt wächst',
      'A person pushes against an hourglass in which a forest runs out and a city piles up',
    ],
    keywords: [
      ['Klima', 'climate'],
      ['Sanduhr', 'hourglass'],
      ['Stadt', 'city'],
    ],
    moods: ['bold', 'dusk', 'day'],
    formats: [SQUARE, ...TALL],
  },
  suitcaseHome: {
    titles: [
      ['Mein Haus, mein Koffer', 'My house, my case'],
      ['Heimat zum Tragen', 'Portable home'],
    ],
    alt: [
      'Eine Person zieht einen Koffer auf Rollen, aus dem ein kleines Haus mit Baum ragt',
      'A person pulls a suitcase on wheels with a small house and a tree standing in it',
    ],
    keywords: [
      ['Heimat', 'home'],
      ['Koffer', 'suitcase'],
      ['Migration', 'migration'],
    ],
    moods: ['day', 'paper'],
    formats: [SQUARE, ...WIDE],
  },
  stitchedEarth: {
    titles: [
      ['Mit heißer Nadel', 'A stitch in time'],
      ['Flickwerk', 'Mending job'],
    ],
    alt: [
      'Eine Person näht mit Nadel und Faden einen Riss in der Erdkugel zu',
      'A person sews up a crack in the globe with needle and thread',
    ],
    keywords: [
      ['Erde', 'earth'],
      ['Nähen', 'sewing'],
      ['Frieden', 'peace'],
    ],
    moods: ['night', 'bold', 'day'],
    formats: [SQUARE, [4, 5]],
  },
  ideaAngler: {
    titles: [
      ['Guter Fang', 'A good catch'],
      ['Stille Wasser', 'Still waters'],
    ],
    alt: [
      'Eine Person sitzt nachts auf einem Steg und angelt eine leuchtende Glühbirne aus dem See',
      'At night a person on a jetty fishes a glowing light bulb out of a lake',
    ],
    keywords: [
      ['Idee', 'idea'],
      ['Angeln', 'fishing'],
      ['Geduld', 'patience'],
    ],
    moods: ['night'],
    formats: ANY,
  },
  liftedWeight: {
    titles: [
      ['Leicht gemacht', 'Made light'],
      ['Schwebende Last', 'A floating load'],
    ],
    alt: [
      'Drei Luftballons heben ein schweres Gewicht vom Boden, eine Person hält es an einer Schnur',
      'Three balloons lift a heavy weight off the ground while a person holds on to its string',
    ],
    keywords: [
      ['Entlastung', 'relief'],
      ['Luftballon', 'balloon'],
      ['Gewicht', 'weight'],
    ],
    moods: ['day', 'paper'],
    formats: [SQUARE, ...TALL],
  },
} as const satisfies Record<string, Idea>
