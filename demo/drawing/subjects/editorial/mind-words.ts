import type { Idea } from '../../ideas/idea.ts'
import { ANY, SQUARE, TALL, WIDE } from '../piece.ts'

/** Ideas about thinking, learning and being free. */
export const MIND_IDEAS = {
  keyBird: {
    titles: [
      ['Freischlüssel', 'Free key'],
      ['Aufgeschlossen', 'Unlocked'],
    ],
    alt: [
      'Eine Person neben einem offenen Schloss greift nach einem Schlüssel, der wie ein Vogel davonfliegt',
      'A person beside an open padlock reaches after a key that flies off like a bird',
    ],
    keywords: [
      ['Freiheit', 'freedom'],
      ['Schlüssel', 'key'],
      ['Vogel', 'bird'],
    ],
    moods: ['day', 'paper'],
    formats: ANY,
  },
  lampPage: {
    titles: [
      ['Leselicht', 'Reading light'],
      ['Eine Seite heller', 'One page brighter'],
    ],
    alt: [
      'Der Lichtkegel einer Schreibtischlampe ist eine beschriebene Seite, darin sitzt eine Person und liest',
      'The light of a desk lamp is a written page on which a person sits reading',
    ],
    keywords: [
      ['Lesen', 'reading'],
      ['Licht', 'light'],
      ['Wissen', 'knowledge'],
    ],
    moods: ['night'],
    formats: [SQUARE, ...TALL],
  },
  ladderCloud: {
    titles: [
      ['Aufstieg', 'The climb'],
      ['Tür im Himmel', 'A door in the sky'],
    ],
    alt: [
      'Eine Person steigt auf einer langen Leiter zu einer Tür in einer Wolke, eine andere sichert die Leiter',
      'A person climbs a long ladder to a door in a cloud while another steadies it',
    ],
    keywords: [
      ['Aufstieg', 'ascent'],
      ['Wolke', 'cloud'],
      ['Chance', 'opportunity'],
    ],
    moods: ['dusk', 'night', 'bold'],
    formats: [SQUARE, ...TALL],
  },
  headGarden: {
    titles: [
      ['Geistespflege', 'Mind gardening'],
      ['Gedanken brauchen Wasser', 'Thoughts need water'],
    ],
    alt: [
      'Eine Person auf einer Leiter gießt Blumen, die aus einem oben offenen Kopf wachsen',
      'A person on a ladder waters flowers growing from the open top of a head',
    ],
    keywords: [
      ['Psyche', 'mind'],
      ['Fürsorge', 'care'],
      ['Garten', 'garden'],
    ],
    moods: ['day', 'paper'],
    formats: [SQUARE, ...TALL],
  },
  bulbPlant: {
    titles: [
      ['Gießplan', 'Watering plan'],
      ['Eine Idee wächst heran', 'An idea grows up'],
    ],
    alt: [
      'Eine Person gießt eine Pflanze, deren Blüte eine leuchtende Glühbirne ist',
      'A person waters a plant whose blossom is a glowing light bulb',
    ],
    keywords: [
      ['Idee', 'idea'],
      ['Wachstum', 'growth'],
      ['Glühbirne', 'light bulb'],
    ],
    moods: ['night', 'day'],
    formats: ANY,
  },
  brainMaze: {
    titles: [
      ['Denkwege', 'Ways of thinking'],
      ['Bitte rechts abbiegen', 'Please turn right'],
    ],
    alt: [
      'In einem großen Kopf ist das Gehirn ein Irrgarten, eine Person mit Laterne geht auf die Tür zu',
      'Inside a huge head the brain is a maze, and a person with a lantern approaches its door',
    ],
    keywords: [
      ['Gehirn', 'brain'],
      ['Irrgarten', 'maze'],
      ['Denken', 'thinking'],
    ],
    moods: ['day', 'paper', 'dusk'],
    formats: [SQUARE, ...TALL],
  },
  bookTent: {
    titles: [
      ['Zuflucht', 'Shelter'],
      ['Zelten zwischen Zeilen', 'Camping between the lines'],
    ],
    alt: [
      'Ein aufgeklapptes Buch ist nachts ein Zelt, in dem eine Person im Licht liest',
      'At night an open book serves as a tent in which a person reads by lamplight',
    ],
    keywords: [
      ['Buch', 'book'],
      ['Zelt', 'tent'],
      ['Nacht', 'night'],
    ],
    moods: ['night'],
    formats: [SQUARE, ...WIDE],
  },
  bookStairs: {
    titles: [
      ['Bildungsweg', 'Learning path'],
      ['Stufe um Stufe', 'Step by step'],
    ],
    alt: [
      'Stapel von Büchern bilden eine Treppe, auf der eine Person zu einer Fahne hinaufgeht',
      'Stacks of books form stairs that a person climbs towards a flag',
    ],
    keywords: [
      ['Bildung', 'education'],
      ['Bücher', 'books'],
      ['Treppe', 'stairs'],
    ],
    moods: ['day', 'paper'],
    formats: [SQUARE, ...WIDE],
  },
} as const satisfies Record<string, Idea>
