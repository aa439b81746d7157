import { DRAWS, type Medium, PAINTS } from './medium.ts'

/** Schools that draw, paint or spray. */
export const DRAWN_MEDIA = {
  flat: {
    verb: DRAWS,
    rest: { de: 'mit klaren Flächen und wenigen Linien', en: 'in clear shapes with few lines' },
    habits: [
      {
        de: '$first lässt so lange weg, bis nichts mehr fehlt.',
        en: '$first keeps taking away until nothing is missing.',
      },
      {
        de: 'Am Anfang steht immer die Silhouette, die Farbe kommt zuletzt.',
        en: 'The silhouette always comes first, the colour last.',
      },
    ],
  },
  gritty: {
    verb: DRAWS,
    rest: { de: 'mit Korn, Schatten und rauen Kanten', en: 'with grain, shadow and rough edges' },
    habits: [
      {
        de: 'Der Schatten darf bei $first ruhig etwas Staub ansetzen.',
        en: '$first likes a shadow to gather a little dust.',
      },
      {
        de: 'Die Flächen sind digital, das Korn stammt von gescanntem Papier.',
        en: 'The shapes are digital, the grain comes from scanned paper.',
      },
    ],
  },
  'ink-line': {
    verb: DRAWS,
    rest: { de: 'mit Feder und Tusche', en: 'in pen and ink' },
    habits: [
      {
        de: '$first setzt eine Linie nur, wenn sie sitzt, und radiert nie.',
        en: '$first waits until a line is right and never rubs one out.',
      },
      {
        de: 'Was Schatten braucht, bekommt Schraffur, alles andere bleibt Papier.',
        en: 'What needs shadow is hatched, and the rest stays paper.',
      },
    ],
  },
  pastel: {
    verb: DRAWS,
    rest: { de: 'mit weichen Pastellkreiden', en: 'in soft pastels' },
    habits: [
      {
        de: '$first verwischt mit dem Handballen und sieht abends auch so aus.',
        en: '$first blends with the heel of the hand and looks like it by evening.',
      },
      {
        de: 'Unter jeder Farbe liegt eine zweite, die durchscheint.',
        en: 'Under every colour lies another that shows through.',
      },
    ],
  },
  'coloured-pencil': {
    verb: DRAWS,
    rest: { de: 'mit Buntstiften, Schicht um Schicht', en: 'in coloured pencil, layer upon layer' },
    habits: [
      {
        de: '$first spitzt öfter, als andere Leute blinzeln.',
        en: '$first sharpens more often than other people blink.',
      },
      {
        de: 'Schwarz entsteht aus Blau, Rot und viel Geduld.',
        en: 'Black comes from blue, red and a lot of patience.',
      },
    ],
  },
  watercolour: {
    verb: PAINTS,
    rest: { de: 'in Aquarell auf rauem Papier', en: 'in watercolour on rough paper' },
    habits: [
      {
        de: '$first lässt die Farbe laufen und greift erst spät ein.',
        en: '$first lets the paint run and only steps in late.',
      },
      {
        de: 'Das Weiß im Bild ist immer das Weiß des Papiers.',
        en: 'The white in the picture is always the white of the paper.',
      },
    ],
  },
  gouache: {
    verb: PAINTS,
    rest: { de: 'mit Gouache und trockenem Pinsel', en: 'in gouache with a dry brush' },
    habits: [
      {
        de: '$first malt zuerst die Schatten und holt dann das Licht heraus.',
        en: '$first paints the shadows first and then brings back the light.',
      },
      {
        de: 'Jeder Pinselstrich bleibt stehen, auch der schiefe.',
        en: 'Every brushstroke stays, including the crooked ones.',
      },
    ],
  },
  comic: {
    verb: DRAWS,
    rest: {
      de: 'Comics und Einzelbilder mit kräftiger Kontur',
      en: 'comics and single panels with a bold outline',
    },
    habits: [
      {
        de: '$first spielt jede Pose erst selbst vor dem Spiegel.',
        en: '$first acts out every pose in front of the mirror.',
      },
      {
        de: 'Die Pointe steht im Bild, die Sprechblase kommt oft ohne Worte aus.',
        en: 'The punchline is in the picture, and the speech bubble often needs no words.',
      },
    ],
  },
  pointillist: {
    verb: { de: 'tupft', en: 'dabs' },
    rest: { de: 'Bilder aus tausend Farbpunkten', en: 'pictures from a thousand dots of colour' },
    habits: [
      {
        de: '$first mischt die Farben nicht auf der Palette, sondern im Auge.',
        en: '$first mixes colours in the eye, not on the palette.',
      },
      {
        de: 'Ein ruhiges Bild braucht hier besonders viele Punkte.',
        en: 'A quiet picture takes the most dots of all.',
      },
    ],
  },
  airbrush: {
    verb: { de: 'sprüht', en: 'sprays' },
    rest: { de: 'weiche Verläufe und scharfe Kanten', en: 'soft blends and sharp edges' },
    habits: [
      { de: '$first schneidet die Masken noch von Hand.', en: '$first still cuts the masks by hand.' },
      {
        de: 'Der Glanz auf den Dingen ist in Wahrheit frei gelassenes Papier.',
        en: 'The shine on things is really paper left bare.',
      },
    ],
  },
  neon: {
    verb: DRAWS,
    rest: { de: 'mit leuchtenden Linien auf dunklem Grund', en: 'in glowing lines on dark ground' },
    habits: [
      {
        de: '$first arbeitet am liebsten, wenn es draußen dunkel ist.',
        en: '$first works best when it’s dark outside.',
      },
      {
        de: 'Jede Linie muss sich in einem Zug biegen lassen.',
        en: 'Every line has to bend in a single piece.',
      },
    ],
  },
} as const satisfies Record<string, Medium>
