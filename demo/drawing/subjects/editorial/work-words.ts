import type { Idea } from '../../ideas/idea.ts'
import { ANY, SQUARE, TALL, WIDE } from '../piece.ts'

/** Ideas about work and time. */
export const WORK_IDEAS = {
  deskSea: {
    titles: [
      ['Auf hohem Schreibtisch', 'On the high desks'],
      ['Ablage mit Seegang', 'Paperwork in a swell'],
    ],
    alt: [
      'Die Platte eines Schreibtischs ist ein Meer, eine Person segelt im Papierschiff darüber',
      'The top of a desk is a sea that a person sails across in a paper boat',
    ],
    keywords: [
      ['Arbeit', 'work'],
      ['Papierschiff', 'paper boat'],
      ['Schreibtisch', 'desk'],
    ],
    moods: ['day', 'dusk'],
    formats: [SQUARE, ...WIDE],
  },
  scissorsChart: {
    titles: [
      ['Kurskorrektur', 'Course correction'],
      ['Der Rest fällt weg', 'The rest is cut'],
    ],
    alt: [
      'Eine Person schneidet mit einer großen Schere den fallenden Teil einer Kurve ab',
      'A person cuts off the falling end of a chart line with a huge pair of scissors',
    ],
    keywords: [
      ['Wirtschaft', 'economy'],
      ['Kurve', 'chart'],
      ['Schere', 'scissors'],
    ],
    moods: ['day', 'paper'],
    formats: [SQUARE, ...WIDE],
  },
  tightrope: {
    titles: [
      ['Auf dem Kurs', 'On the line'],
      ['Schwankende Werte', 'Wavering values'],
    ],
    alt: [
      'Eine Person balanciert mit einer Stange auf der Linie eines Diagramms wie auf einem Seil',
      'A person with a pole walks the line of a chart like a tightrope',
    ],
    keywords: [
      ['Börse', 'stock market'],
      ['Balance', 'balance'],
      ['Risiko', 'risk'],
    ],
    moods: ['day', 'paper'],
    formats: ANY,
  },
  clockWheel: {
    titles: [
      ['Rund um die Uhr', 'Around the clock'],
      ['Laufzeit', 'Running time'],
    ],
    alt: [
      'Eine Person rennt in einer großen Uhr wie in einem Hamsterrad',
      'A person runs inside a big clock as if it were a hamster wheel',
    ],
    keywords: [
      ['Zeit', 'time'],
      ['Stress', 'stress'],
      ['Hamsterrad', 'hamster wheel'],
    ],
    moods: ['day', 'bold', 'paper'],
    formats: [SQUARE, ...TALL],
  },
  pencilBridge: {
    titles: [
      ['Der Entwurf trägt', 'The draft holds'],
      ['Brückenschlag', 'Building a bridge'],
    ],
    alt: [
      'Eine Person geht auf einem riesigen Bleistift über eine Schlucht, drüben winkt jemand',
      'A person crosses a gorge on a giant pencil while another waves from the far side',
    ],
    keywords: [
      ['Kreativität', 'creativity'],
      ['Brücke', 'bridge'],
      ['Bleistift', 'pencil'],
    ],
    moods: ['day', 'paper'],
    formats: [SQUARE, ...WIDE],
  },
  coffeeBath: {
    titles: [
      ['Große Pause', 'Long break'],
      ['Einmal abtauchen, bitte', 'A large soak, please'],
    ],
    alt: [
      'Eine Person sitzt lesend in einer riesigen Kaffeetasse wie in einer Badewanne',
      'A person sits reading in a giant coffee cup as if in a bathtub',
    ],
    keywords: [
      ['Pause', 'break'],
      ['Kaffee', 'coffee'],
      ['Erholung', 'rest'],
    ],
    moods: ['day', 'bold', 'paper'],
    formats: [SQUARE, ...TALL],
  },
  dominoes: {
    titles: [
      ['Bis hierher', 'This far'],
      ['Kettenreaktion', 'Chain reaction'],
    ],
    alt: [
      'Große Aktenordner kippen wie Dominosteine, eine Person stemmt sich gegen den letzten',
      'Large binders topple like dominoes while a person holds up the last one',
    ],
    keywords: [
      ['Bürokratie', 'bureaucracy'],
      ['Verantwortung', 'responsibility'],
      ['Domino', 'dominoes'],
    ],
    moods: ['day', 'paper'],
    formats: WIDE,
  },
  gearRide: {
    titles: [
      ['Eigener Antrieb', 'Self-driven'],
      ['Das greift ineinander', 'Everything meshes'],
    ],
    alt: [
      'Eine Person fährt auf einem Fahrrad, dessen Räder Zahnräder sind, über eine Zahnstange',
      'A person rides a bicycle with cogs for wheels along a toothed rack',
    ],
    keywords: [
      ['Antrieb', 'drive'],
      ['Zahnräder', 'gears'],
      ['Fahrrad', 'bicycle'],
    ],
    moods: ['day', 'dusk', 'paper'],
    formats: [SQUARE, ...WIDE],
  },
} as const satisfies Record<string, Idea>
