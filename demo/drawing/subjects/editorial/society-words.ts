import type { Idea } from '../../ideas/idea.ts'
import { ANY, SQUARE, TALL, WIDE } from '../piece.ts'

/** Ideas about media and about how people treat each other. */
export const SOCIETY_IDEAS = {
  newsUmbrella: {
    titles: [
      ['Schlagzeilenwetter', 'Headline weather'],
      ['Unter der Zeitung', 'Under the news'],
    ],
    alt: [
      'Eine Person geht unter einem Schirm aus Zeitungspapier, es regnet Buchstaben',
      'A person walks under an umbrella of newsprint while letters rain down',
    ],
    keywords: [
      ['Medien', 'media'],
      ['Regenschirm', 'umbrella'],
      ['Buchstaben', 'letters'],
    ],
    moods: ['bold', 'dusk'],
    formats: [SQUARE, ...TALL],
  },
  bubblePuzzle: {
    titles: [
      ['Gesprächsstoff', 'Common ground'],
      ['Zwei Hälften reden', 'Two halves talking'],
    ],
    alt: [
      'Zwei Menschen tragen die Teile einer Sprechblase zusammen, die wie ein Puzzle ineinanderpassen',
      'Two people bring together the parts of a speech bubble that fit like a puzzle',
    ],
    keywords: [
      ['Dialog', 'dialogue'],
      ['Puzzle', 'puzzle'],
      ['Sprechblase', 'speech bubble'],
    ],
    moods: ['day', 'paper'],
    formats: [SQUARE, ...WIDE],
  },
  phonePool: {
    titles: [
      ['Tief im Netz', 'Deep in the net'],
      ['Bildschirmzeit', 'Screen time'],
    ],
    alt: [
      'Eine Person springt kopfüber in ein Handy, das ein Schwimmbecken ist',
      'A person dives head first into a phone that is a swimming pool',
    ],
    keywords: [
      ['Handy', 'phone'],
      ['Internet', 'internet'],
      ['Schwimmbecken', 'pool'],
    ],
    moods: ['day', 'paper'],
    formats: [SQUARE, ...TALL],
  },
  megaphone: {
    titles: [
      ['Laut und freundlich', 'Loud and kind'],
      ['Schöne Worte', 'Flowery language'],
    ],
    alt: [
      'Eine Person ruft in ein großes Megafon, aus dem Blumen wachsen',
      'A person calls through a big megaphone that flowers are growing from',
    ],
    keywords: [
      ['Stimme', 'voice'],
      ['Megafon', 'megaphone'],
      ['Blumen', 'flowers'],
    ],
    moods: ['day', 'paper'],
    formats: [SQUARE, ...WIDE],
  },
  mask: {
    titles: [
      ['Gute Miene', 'Putting on a smile'],
      ['Gesicht wahren', 'Saving face'],
    ],
    alt: [
      'Eine Person mit gesenktem Kopf hält eine riesige lächelnde Maske vor sich her',
      'A person with a bowed head holds up a huge smiling mask',
    ],
    keywords: [
      ['Maske', 'mask'],
      ['Gefühle', 'emotions'],
      ['Rolle', 'role'],
    ],
    moods: ['day', 'bold', 'paper'],
    formats: [SQUARE, ...WIDE],
  },
  smallPrint: {
    titles: [
      ['Kleingedrucktes', 'Small print'],
      ['Zwischen den Zeilen', 'Reading between the lines'],
    ],
    alt: [
      'Eine Person schiebt eine große Lupe über einen Vertrag, in der Linse schwimmen Haie',
      'A person pushes a big magnifying glass across a contract, with sharks swimming in its lens',
    ],
    keywords: [
      ['Vertrag', 'contract'],
      ['Lupe', 'magnifying glass'],
      ['Hai', 'shark'],
    ],
    moods: ['bold', 'dusk'],
    formats: [SQUARE, ...TALL],
  },
  paperPlane: {
    titles: [
      ['Luftpost', 'Airmail'],
      ['Mit leichter Hand', 'With a light touch'],
    ],
    alt: [
      'Eine Person reitet auf einem gefalteten Papierflieger zwischen Wolken über die Hügel',
      'A person rides a folded paper plane between clouds above the hills',
    ],
    keywords: [
      ['Papierflieger', 'paper plane'],
      ['Aufbruch', 'new beginnings'],
      ['Himmel', 'sky'],
    ],
    moods: ['bold', 'dusk', 'night'],
    formats: ANY,
  },
  openDoor: {
    titles: [
      ['Nur angelehnt', 'Left ajar'],
      ['Ins Helle', 'Into the light'],
    ],
    alt: [
      'In einer Wand steht eine Tür offen, eine Person mit Tasche geht auf die Landschaft dahinter zu',
      'A person with a bag walks towards an open door in a wall and the landscape beyond',
    ],
    keywords: [
      ['Tür', 'door'],
      ['Neuanfang', 'fresh start'],
      ['Ausweg', 'way out'],
    ],
    moods: ['day', 'dusk'],
    formats: ANY,
  },
} as const satisfies Record<string, Idea>
