import type { School } from 'demo-art/recipe'
import type { Bilingual } from './bilingual.ts'

/** How an artist of a school works. The German verb and the rest stay apart, since other words may come between them. */
type Medium = {
  verb: Bilingual
  rest: Bilingual
  /** Sentences about the way of working, with `$first` for the artist's first name. */
  habits: readonly [Bilingual, Bilingual]
}

const DRAWS: Bilingual = { de: 'zeichnet', en: 'draws' }
const PAINTS: Bilingual = { de: 'malt', en: 'paints' }

/** How the artists of each school work: first those who draw, paint or spray, then those who cut, print, paste or build. */
export const MEDIA: Record<School, Medium> = {
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
  riso: {
    verb: { de: 'arbeitet', en: 'works' },
    rest: {
      de: 'mit zwei oder drei Druckfarben, die sich nie ganz treffen',
      en: 'in two or three inks that never quite meet',
    },
    habits: [
      {
        de: '$first denkt in Farbplatten statt in Konturen.',
        en: '$first thinks in printing plates rather than outlines.',
      },
      {
        de: 'Wo sich zwei Farben überlagern, entsteht die dritte, und oft die schönste Stelle im Bild.',
        en: 'Where two inks overlap there’s a third, and often the best spot in the picture.',
      },
    ],
  },
  engraving: {
    verb: { de: 'sticht', en: 'engraves' },
    rest: { de: 'Bilder aus feinen, gleichmäßigen Linien', en: 'pictures from fine, even lines' },
    habits: [
      {
        de: '$first legt die Linien um die Form, bis sie sich wölbt.',
        en: '$first lays lines around a form until it swells.',
      },
      { de: 'Licht heißt hier: weniger Linien, sonst nichts.', en: 'Light simply means fewer lines.' },
    ],
  },
  embroidery: {
    verb: { de: 'stickt', en: 'stitches' },
    rest: { de: 'Bilder mit Garn auf Leinen', en: 'pictures in thread on linen' },
    habits: [
      {
        de: '$first sortiert Garn nach Wetterlagen und findet trotzdem alles.',
        en: '$first files thread by weather and still finds everything.',
      },
      {
        de: 'Die Rückseite zeigt niemand her, sie ist aber ordentlich.',
        en: 'Nobody gets to see the back, but it’s tidy.',
      },
    ],
  },
  'stained-glass': {
    verb: { de: 'setzt', en: 'sets' },
    rest: {
      de: 'Bilder aus farbigem Glas und dunklen Stegen',
      en: 'pictures in coloured glass and dark lead',
    },
    habits: [
      {
        de: '$first plant jedes Bild zuerst gegen das Licht.',
        en: '$first holds every plan up to the light.',
      },
      { de: 'Kein Stück ist größer als eine Hand.', en: 'No piece is larger than a hand.' },
    ],
  },
  'paper-cut': {
    verb: { de: 'schneidet', en: 'cuts' },
    rest: { de: 'Bilder aus vielen Lagen Papier', en: 'pictures from many layers of paper' },
    habits: [
      {
        de: '$first leuchtet jede Lage einzeln aus, damit der Schatten stimmt.',
        en: '$first lights each layer separately to get the shadow right.',
      },
      {
        de: 'Reste kommen in eine Schublade und tauchen Jahre später wieder auf.',
        en: 'Offcuts go into a drawer and turn up again years later.',
      },
    ],
  },
  linocut: {
    verb: { de: 'schneidet', en: 'cuts' },
    rest: {
      de: 'Bilder in Linoleum',
      en: 'pictures into lino',
    },
    habits: [
      {
        de: '$first schneidet zuerst das Licht heraus und lässt den Schatten stehen.',
        en: '$first cuts away the light first and leaves the shadow standing.',
      },
      {
        de: 'Gedruckt wird von Hand, mit einem Löffel, den niemand ausleihen darf.',
        en: 'Printing is done by hand, with a spoon that nobody may borrow.',
      },
    ],
  },
  collage: {
    verb: { de: 'klebt', en: 'pastes' },
    rest: { de: 'Bilder aus gefundenem Papier', en: 'pictures together from found paper' },
    habits: [
      {
        de: '$first sammelt Tapeten, Fahrscheine und Packpapier nach Farben sortiert.',
        en: '$first collects wallpaper, tickets and wrapping paper, sorted by colour.',
      },
      { de: 'Die Schere entscheidet, der Kleber wartet.', en: 'The scissors decide, the glue waits.' },
    ],
  },
  mosaic: {
    verb: { de: 'legt', en: 'lays' },
    rest: { de: 'Bilder aus vielen kleinen Steinen', en: 'pictures from a great many small stones' },
    habits: [
      {
        de: '$first plant die Fugen genauso sorgfältig wie die Farben.',
        en: '$first plans the joints as carefully as the colours.',
      },
      {
        de: 'Von nahem sind es Steine, aus drei Schritten Entfernung ein Bild.',
        en: 'Close up it’s stones, from three steps away a picture.',
      },
    ],
  },
  pixel: {
    verb: { de: 'baut', en: 'builds' },
    rest: { de: 'Szenen aus einzelnen Pixeln', en: 'scenes from single pixels' },
    habits: [
      {
        de: '$first zählt mit und weiß, wie breit ein Lächeln höchstens sein darf.',
        en: '$first keeps count and knows how wide a smile may be.',
      },
      {
        de: 'Sechzehn Farben reichen, meistens sogar acht.',
        en: 'Sixteen colours are enough, and usually eight.',
      },
    ],
  },
}

/** A keyword of each work says with what its school makes it. */
export const TECHNIQUE_WORDS: Readonly<Record<School, Bilingual>> = {
  flat: { de: 'Vektorgrafik', en: 'vector' },
  gritty: { de: 'Körnung', en: 'grain' },
  riso: { de: 'Risografie', en: 'risograph' },
  'ink-line': { de: 'Tusche', en: 'ink' },
  'paper-cut': { de: 'Papierschnitt', en: 'paper cut' },
  watercolour: { de: 'Aquarell', en: 'watercolour' },
  linocut: { de: 'Linolschnitt', en: 'linocut' },
  gouache: { de: 'Gouache', en: 'gouache' },
  comic: { de: 'Comic', en: 'comic' },
  airbrush: { de: 'Airbrush', en: 'airbrush' },
  pastel: { de: 'Pastell', en: 'pastel' },
  pointillist: { de: 'Punktierung', en: 'stippling' },
  mosaic: { de: 'Mosaik', en: 'mosaic' },
  pixel: { de: 'Pixelkunst', en: 'pixel art' },
  embroidery: { de: 'Stickerei', en: 'embroidery' },
  neon: { de: 'Neon', en: 'neon' },
  engraving: { de: 'Kupferstich', en: 'engraving' },
  collage: { de: 'Collage', en: 'collage' },
  'coloured-pencil': { de: 'Buntstift', en: 'coloured pencil' },
  'stained-glass': { de: 'Glasmalerei', en: 'stained glass' },
}
