import type { Medium } from './medium.ts'

/** Schools that cut, print, paste or build. */
export const MADE_MEDIA = {
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
} as const satisfies Record<string, Medium>
