// What an agency changes to make this site its own. Checked at every start.

/** These become part of the scripts that every visitor loads. */
export const publicValues = {
  brand: { de: 'Die Zeichner', en: 'Zeichner' },
  tagline: { de: 'Agentur für Illustration', en: 'Illustration agency' },
  /** Names the artists in addresses, titles and texts: /allezeichner, „Alle Zeichner“. */
  productWord: 'Zeichner',
  hosts: { production: ['www.zeichner.example'], beta: ['beta.zeichner.example'] },
  offices: [
    {
      town: { de: 'Hamburg', en: 'Hamburg' },
      lines: ['Federkielweg 12', '20099 Hamburg'],
      phone: '+49 40 66969 012',
    },
    {
      town: { de: 'London', en: 'London' },
      lines: ['4 Inkwell Yard', 'London E2 7ZZ'],
      phone: '+44 20 7946 0123',
    },
    {
      town: { de: 'New York', en: 'New York' },
      lines: ['180 Charcoal Street', 'New York, NY 10013'],
      phone: '+1 212 555 0142',
    },
  ],
  phone: { shown: '040 66969 012', dialled: '+494066969012' },
  hours: { de: 'Montag bis Freitag, 9:00 bis 18:00 Uhr', en: 'Monday to Friday, 9:00 to 18:00' },
  mail: { office: 'hallo@zeichner.example' },
  films: {
    graphicRecording: { file: 'graphic-recording', seconds: 17, publishedOn: '2026-11-21' },
    promotion: { file: 'promotion', seconds: 16, publishedOn: '2026-11-21' },
  },
  social: [
    { name: 'LinkedIn', url: 'https://linkedin.example/company/zeichner' },
    { name: 'Instagram', url: 'https://instagram.example/zeichner' },
  ],
  /** Whose clocks say when something is published, and which day it is on pages. */
  timeZone: 'Europe/Berlin',
  copyrightYear: 2024,
  /** How long a collection saved for sharing can be opened. */
  sharedCollectionDays: 90,
}

/** These stay on the server: some of them are shown on pages, none is in a script. */
export const serverValues = {
  /** Whom the law asks for: named in the imprint, the terms and the privacy statement. The first office is the seat. */
  company: {
    name: 'Zeichner Musteragentur GmbH',
    director: 'Erika Mustermann',
    court: { de: 'Amtsgericht Hamburg', en: 'Hamburg Local Court' },
    register: 'HRB 000000',
    vatId: 'DE000000000',
  },
  team: [
    {
      name: 'Wiebke Ellermann',
      role: { de: 'Leitung der Agentur', en: 'Head of the agency' },
      office: 'Hamburg',
      phone: { shown: '040 66969 021', dialled: '+494066969021' },
      mail: 'ellermann@zeichner.example',
      portrait: 'wiebke-ellermann',
    },
    {
      name: 'Jasper Thomsen',
      role: { de: 'Werbung und Unternehmen', en: 'Advertising and business' },
      office: 'Hamburg',
      phone: { shown: '040 66969 022', dialled: '+494066969022' },
      mail: 'thomsen@zeichner.example',
      portrait: 'jasper-thomsen',
    },
    {
      name: 'Amina Kessler',
      role: { de: 'Verlage und Magazine', en: 'Publishing and magazines' },
      office: 'Hamburg',
      phone: { shown: '040 66969 023', dialled: '+494066969023' },
      mail: 'kessler@zeichner.example',
      portrait: 'amina-kessler',
    },
    {
      name: 'Hannah Whitlock',
      role: { de: 'Repräsentanz', en: 'Representation' },
      office: 'London',
      phone: { shown: '+44 20 7946 0124', dialled: '+442079460124' },
      mail: 'whitlock@zeichner.example',
      portrait: 'hannah-whitlock',
    },
    {
      name: 'Daniela Reyes',
      role: { de: 'Repräsentanz', en: 'Representation' },
      office: 'New York',
      phone: { shown: '+1 212 555 0143', dialled: '+12125550143' },
      mail: 'reyes@zeichner.example',
      portrait: 'daniela-reyes',
    },
    {
      name: 'Ove Lindemann',
      role: { de: 'Animation und Graphic Recording', en: 'Animation and graphic recording' },
      office: 'Hamburg',
      phone: { shown: '040 66969 024', dialled: '+494066969024' },
      mail: 'lindemann@zeichner.example',
      portrait: 'ove-lindemann',
    },
  ],
  /** What galleries can be narrowed by: a work is of a technique when its keywords or its styles say so. */
  techniques: [
    {
      key: 'aquarell',
      name: { de: 'Aquarell', en: 'Watercolour' },
      words: ['Wasserfarbe', 'Wasserfarben', 'Aquarellmalerei', 'watercolor'],
    },
    {
      key: 'gouache',
      name: { de: 'Gouache', en: 'Gouache' },
      words: ['Deckfarben', 'Tempera', 'body colour'],
    },
    {
      key: 'tusche',
      name: { de: 'Tusche', en: 'Ink' },
      words: ['Federzeichnung', 'Tuschezeichnung', 'pen and ink', 'ink drawing'],
    },
    {
      key: 'linie',
      name: { de: 'Linie', en: 'Line' },
      words: ['Linienzeichnung', 'Strichzeichnung', 'line art', 'line drawing'],
    },
    {
      key: 'bleistift',
      name: { de: 'Bleistift', en: 'Pencil' },
      words: ['Bleistiftzeichnung', 'Grafit', 'pencil drawing', 'graphite'],
    },
    {
      key: 'buntstift',
      name: { de: 'Buntstift', en: 'Coloured pencil' },
      words: ['Farbstift', 'colored pencil'],
    },
    {
      key: 'pastell',
      name: { de: 'Pastell', en: 'Pastel' },
      words: ['Pastellkreide', 'Kreide', 'soft pastel', 'chalk'],
    },
    { key: 'kohle', name: { de: 'Kohle', en: 'Charcoal' }, words: ['Kohlezeichnung'] },
    { key: 'filzstift', name: { de: 'Filzstift', en: 'Marker' }, words: ['felt-tip pen'] },
    { key: 'acryl', name: { de: 'Acryl', en: 'Acrylic' }, words: ['Acrylmalerei', 'acrylics'] },
    { key: 'oel', name: { de: 'Öl', en: 'Oil' }, words: ['Ölmalerei', 'Ölgemälde', 'oil painting', 'oils'] },
    { key: 'airbrush', name: { de: 'Airbrush', en: 'Airbrush' }, words: ['Spritzpistole'] },
    { key: 'punkte', name: { de: 'Punktierung', en: 'Stippling' }, words: ['Pointillismus', 'pointillism'] },
    {
      key: 'linolschnitt',
      name: { de: 'Linolschnitt', en: 'Linocut' },
      words: ['Holzschnitt', 'Hochdruck', 'woodcut', 'block print'],
    },
    {
      key: 'kupferstich',
      name: { de: 'Kupferstich', en: 'Engraving' },
      words: ['Radierung', 'Gravur', 'etching'],
    },
    {
      key: 'risografie',
      name: { de: 'Risografie', en: 'Risograph' },
      words: [
        'Riso',
        'Risografie und Siebdruck',
        'Siebdruck',
        'risograph print',
        'screen print',
        'silkscreen',
      ],
    },
    {
      key: 'collage',
      name: { de: 'Collage', en: 'Collage' },
      words: ['Papiercollage', 'Montage', 'cut-out collage'],
    },
    {
      key: 'papierschnitt',
      name: { de: 'Papierschnitt', en: 'Paper cut' },
      words: ['Scherenschnitt', 'papercut', 'silhouette cut'],
    },
    { key: 'mosaik', name: { de: 'Mosaik', en: 'Mosaic' }, words: ['tessellation'] },
    { key: 'glasmalerei', name: { de: 'Glasmalerei', en: 'Stained glass' }, words: ['Buntglas'] },
    { key: 'stickerei', name: { de: 'Stickerei', en: 'Embroidery' }, words: ['gestickt', 'stitched'] },
    { key: 'comic', name: { de: 'Comic', en: 'Comic' }, words: ['comic strip', 'Graphic Novel'] },
    {
      key: 'vektor',
      name: { de: 'Vektor', en: 'Vector' },
      words: ['Vektorgrafik', 'Flat Design', 'vector art'],
    },
    { key: 'koernung', name: { de: 'Körnung', en: 'Grain' }, words: ['Textur', 'grainy', 'texture'] },
    { key: 'neon', name: { de: 'Neon', en: 'Neon' }, words: ['Leuchtschrift', 'neon lights'] },
    { key: 'pixel', name: { de: 'Pixel', en: 'Pixel art' }, words: ['Pixelkunst', '8-bit'] },
    { key: '3d', name: { de: '3D', en: '3D' }, words: ['Rendering', '3D rendering', 'CGI'] },
    { key: 'digital', name: { de: 'Digitale Malerei', en: 'Digital painting' }, words: ['digital'] },
  ],
  /** Keywords of works that are shown in use: the guides for clients end with one of each. */
  keywordsInUse: ['Buchumschlag', 'Plakat', 'Verpackung'],
  mailSender: 'website@zeichner.example',
  keptDays: { enquiries: 730, applications: 180, letters: 90, expiredCollections: 90 },
  limits: {
    homeImages: 24,
    pageSize: 30,
    homeNews: 2,
    newestImages: 60,
    slideshowImages: 12,
    mailsPerDay: { sender: 20, recipient: 5, network: 40, all: 500 },
    enquiries: {
      forms: { most: 60, withinSeconds: 600 },
      network: { most: 30, withinSeconds: 3_600 },
      sender: { most: 10, withinSeconds: 86_400 },
      proofFromNetwork: { most: 5, withinSeconds: 3_600 },
      proofFromAll: { most: 300, withinSeconds: 3_600 },
    },
    requests: {
      imageSearch: { most: 60, withinSeconds: 600 },
      savedCollections: { most: 120, withinSeconds: 3_600 },
      decisions: { most: 1_200, withinSeconds: 3_600 },
      applicationStates: { most: 60, withinSeconds: 3_600 },
      pageViews: { most: 600, withinSeconds: 3_600 },
    },
  },
}
