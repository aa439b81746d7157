import { GALLERIES_BY_TECHNIQUE, type Gallery } from './galleries-by-technique.ts'

const GALLERIES_BY_SUBJECT: readonly Gallery[] = [
  {
    germanUrl: 'portraet',
    nameDe: 'Porträt',
    nameEn: 'Portrait',
    introDe:
      'Ein Gesicht sagt oft mehr als das Zitat daneben. Unsere Porträts entstehen nach Fotos, nach Gesprächen oder vor Ort.',
    introEn:
      'A face often says more than the quote beside it. Our portraits are drawn from photographs, from conversations or from life.',
    titleDe: 'Gezeichnete Porträts für Magazine und Unternehmen',
    titleEn: 'Drawn portraits for magazines and companies',
    metaDe:
      'Gezeichnete Porträts für Autorenzeilen, Titel, Geschäftsberichte und als Geschenk. In vielen Handschriften, nach Foto oder vor Ort.',
    metaEn:
      'Drawn portraits for bylines, covers, annual reports and presents. In many styles, from a photograph or from life.',
    h1De: 'Gezeichnete Porträts',
    h1En: 'Drawn portraits',
    belongs: { subjects: ['portrait'] },
  },
  {
    germanUrl: 'menschen-und-mode',
    nameDe: 'Menschen & Mode',
    nameEn: 'People & fashion',
    introDe:
      'Menschen, die etwas tun: lesen, streiten, Rad fahren, warten. Dazu Stoffe und Schnitte, gezeichnet mit Blick für Haltung.',
    introEn:
      'People doing things: reading, arguing, cycling, waiting. Also cloth and cut, drawn with an eye for how they hold themselves.',
    titleDe: 'Illustrationen von Menschen und Mode',
    titleEn: 'Illustration of people and fashion',
    metaDe:
      'Figuren mit Haltung für Kampagnen, Magazine und Berichte: Menschen im Alltag, bei der Arbeit und in Mode, vielfältig gezeichnet.',
    metaEn:
      'Figures with attitude for campaigns, magazines and reports: people at home, at work and in fashion, drawn in all their variety.',
    h1De: 'Menschen und Mode',
    h1En: 'People and fashion',
    belongs: { subjects: ['people', 'movement', 'music'] },
  },
  {
    germanUrl: 'tiere',
    nameDe: 'Tiere',
    nameEn: 'Animals',
    introDe:
      'Fell, Federn und Flossen mit eigenem Charakter. Sie erzählen in Bilderbüchern, werben auf Packungen und erklären im Museum.',
    introEn:
      'Fur, feather and fin, each with a character of its own. They tell stories in picture books, catch the eye on packaging and explain things in museums.',
    titleDe: 'Tierillustrationen: Fell, Federn, Flossen',
    titleEn: 'Animal illustration: fur, feather and fin',
    metaDe:
      'Tierillustrationen für Bilderbücher, Verpackungen und Museen: an Land und unter Wasser, sachlich genau oder komisch.',
    metaEn:
      'Animal illustration for picture books, packaging and museums: on land and under water, true to nature or comic.',
    h1De: 'Tiere',
    h1En: 'Animals',
    belongs: { subjects: ['animals', 'underwater'] },
  },
  {
    germanUrl: 'pflanzen',
    nameDe: 'Pflanzen',
    nameEn: 'Plants',
    introDe:
      'Blätter, Blüten und Samen, vom Herbarium bis zum Etikett. Manche sind botanisch genau, andere nur schön gewachsen.',
    introEn:
      'Leaf, flower and seed, from the herbarium to the label. Some are botanically exact, others have simply grown well.',
    titleDe: 'Pflanzen-Illustration und botanische Zeichnung',
    titleEn: 'Plant illustration and botanical drawing',
    metaDe:
      'Pflanzen für Etiketten, Bücher, Verpackungen und Stoffe: botanische Zeichnungen und freie Blattwerke aus vielen Handschriften.',
    metaEn:
      'Plants for labels, books, packaging and textiles: botanical drawing and free foliage in many styles.',
    h1De: 'Pflanzen',
    h1En: 'Plants',
    belongs: { subjects: ['plants'] },
  },
  {
    germanUrl: 'landschaft',
    nameDe: 'Landschaft',
    nameEn: 'Landscape',
    introDe:
      'Berge, Felder, Küsten und viel Himmel. Landschaften geben Reisetexten, Weinetiketten und Jahresberichten Weite.',
    introEn:
      'Mountains, fields, coasts and plenty of sky. Landscapes open up travel writing, wine labels and annual reports.',
    titleDe: 'Landschaften und Küsten als Illustration',
    titleEn: 'Landscape and coast illustration',
    metaDe:
      'Landschaften, Küsten und Meer für Reisetexte, Etiketten, Plakate und Berichte. Arbeiten ansehen, sammeln und anfragen.',
    metaEn:
      'Landscapes, coasts and sea for travel writing, labels, posters and reports. Browse the work, collect and enquire.',
    h1De: 'Landschaft und Küste',
    h1En: 'Landscape and coast',
    belongs: { subjects: ['landscape', 'sea'] },
  },
  {
    germanUrl: 'stadt-und-architektur',
    nameDe: 'Stadt & Architektur',
    nameEn: 'City & architecture',
    introDe:
      'Straßen, Fassaden und Quartiere, bevor der erste Stein gesetzt ist oder lange danach. Für Stadtwerke, Bauherren und Magazine.',
    introEn:
      'Streets, façades and neighbourhoods, before the first stone is laid or long after. For utilities, developers and magazines.',
    titleDe: 'Stadt und Architektur als Illustration',
    titleEn: 'City and architecture illustration',
    metaDe:
      'Straßenszenen, Fassaden und Isometrien für Stadtwerke, Bauprojekte, Reiseführer und Magazine. Stadt und Architektur, gezeichnet.',
    metaEn:
      'Street scenes, façades and isometric views for utilities, building projects, guidebooks and magazines. Cities, drawn.',
    h1De: 'Stadt und Architektur',
    h1En: 'City and architecture',
    belongs: { subjects: ['city', 'architecture'] },
  },
  {
    germanUrl: 'innenraeume',
    nameDe: 'Innenräume',
    nameEn: 'Interiors',
    introDe:
      'Zimmer, in denen eben noch jemand saß, und Dinge, die auf dem Tisch liegen blieben. Für Wohnmagazine, Möbel und Romane.',
    introEn:
      'Rooms that someone has just left, and things still lying on the table. For home magazines, furniture and novels.',
    titleDe: 'Innenräume und Stillleben als Illustration',
    titleEn: 'Interior and still-life illustration',
    metaDe:
      'Innenräume und Stillleben für Wohnmagazine, Möbelhäuser, Hotels und Buchtitel. Gezeichnete Zimmer mit Licht und Geschichte.',
    metaEn:
      'Interiors and still lifes for home magazines, furniture makers, hotels and book covers. Drawn rooms with light and a story.',
    h1De: 'Innenräume und Stillleben',
    h1En: 'Interiors and still lifes',
    belongs: { subjects: ['interior'] },
  },
  {
    germanUrl: 'essen-und-trinken',
    nameDe: 'Essen & Trinken',
    nameEn: 'Food & drink',
    introDe:
      'Von der Zitrone bis zur gedeckten Tafel: Gezeichnetes macht Appetit, ohne kalt zu werden. Für Kochbücher, Karten und Packungen.',
    introEn:
      'From a single lemon to a laid table: drawn food makes you hungry and never goes cold. For cookbooks, menus and packaging.',
    titleDe: 'Illustration für Essen und Trinken',
    titleEn: 'Food and drink illustration',
    metaDe:
      'Illustrationen von Speisen und Getränken für Kochbücher, Speisekarten, Etiketten und Verpackungen. Arbeiten ansehen und anfragen.',
    metaEn:
      'Illustration of food and drink for cookbooks, menus, labels and packaging. Browse the work and enquire.',
    h1De: 'Essen und Trinken',
    h1En: 'Food and drink',
    belongs: { subjects: ['food'] },
  },
]

const GALLERIES_BY_USE: readonly Gallery[] = [
  {
    germanUrl: 'kinderbuch',
    nameDe: 'Kinderbuch',
    nameEn: 'Children’s books',
    introDe:
      'Bilder zum Vorlesen, Suchen und Wiederfinden, mit Burgen, Drachen und anderen Nachbarn. Vom Pappbuch bis zum Roman für Größere.',
    introEn:
      'Pictures to read aloud from, to search and to come back to, with castles, dragons and other neighbours. From board book to chapter book.',
    titleDe: 'Kinderbuch-Illustration und Fantasiewelten',
    titleEn: 'Children’s book and fantasy illustration',
    metaDe:
      'Kinderbuch-Illustrationen vom Pappbuch bis zum Roman: Figuren, Fabelwesen und Welten, die Kinder gern wieder besuchen.',
    metaEn:
      'Children’s book illustration from board book to chapter book: characters, creatures and worlds children love going back to.',
    h1De: 'Kinderbuch-Illustration',
    h1En: 'Children’s book illustration',
    belongs: { subjects: ['fantasy'] },
  },
  {
    germanUrl: 'editorial',
    nameDe: 'Editorial',
    nameEn: 'Editorial',
    introDe:
      'Ein Text, ein Gedanke, ein Bild. Unsere Zeichnerinnen und Zeichner finden die Idee, auch wenn die Druckerei schon wartet.',
    introEn:
      'One text, one thought, one picture. Our artists find the idea, even when the presses are waiting.',
    titleDe: 'Editorial-Illustration für Presse und Magazine',
    titleEn: 'Editorial illustration for the press',
    metaDe:
      'Editorial-Illustrationen für Zeitungen, Magazine und Blogs: Bildideen zu Politik, Wirtschaft und Alltag, auch mit kurzer Frist.',
    metaEn:
      'Editorial illustration for newspapers, magazines and blogs: ideas on politics, business and daily life, at short notice too.',
    h1De: 'Editorial-Illustration',
    h1En: 'Editorial illustration',
    belongs: { subjects: ['editorial', 'metaphors'] },
  },
  {
    germanUrl: 'wissenschaft',
    nameDe: 'Wissenschaft',
    nameEn: 'Science',
    introDe:
      'Zellen, Kreisläufe und Zahlen, so gezeichnet, dass man sie versteht. Fachleute prüfen den Entwurf, bevor er ins Reine geht.',
    introEn:
      'Cells, cycles and figures, drawn so that they make sense. Specialists check the draft before it is finished.',
    titleDe: 'Wissenschaftliche Illustration und Infografik',
    titleEn: 'Science illustration and infographics',
    metaDe:
      'Wissenschaftliche Illustrationen und Infografiken für Forschung, Lehre, Medizin und Museen: fachlich geprüft und gut zu verstehen.',
    metaEn:
      'Science illustration and infographics for research, teaching, medicine and museums: checked by specialists, easy to grasp.',
    h1De: 'Wissenschaft und Infografik',
    h1En: 'Science and infographics',
    belongs: { subjects: ['science'] },
  },
  {
    germanUrl: 'technik-und-weltraum',
    nameDe: 'Technik & Weltraum',
    nameEn: 'Technology & space',
    introDe:
      'Maschinen von innen, Netze von oben und Planeten von nebenan. Für Unternehmen, die erklären müssen, was man nicht fotografieren kann.',
    introEn:
      'Machines from inside, networks from above and planets from next door. For companies that have to explain what no camera can see.',
    titleDe: 'Illustration für Technik, IT und Weltraum',
    titleEn: 'Technology and space illustration',
    metaDe:
      'Illustrationen zu Technik, IT, Energie und Weltraum für Unternehmen, Fachverlage und Ausstellungen. Arbeiten ansehen und anfragen.',
    metaEn:
      'Illustration on technology, IT, energy and space for companies, specialist publishers and exhibitions. Browse the work and enquire.',
    h1De: 'Technik und Weltraum',
    h1En: 'Technology and space',
    belongs: { subjects: ['technology', 'space'] },
  },
  {
    germanUrl: 'reise-und-karten',
    nameDe: 'Reise & Karten',
    nameEn: 'Travel & maps',
    introDe:
      'Karten, die man auch ohne Netz lesen kann, und Orte, an die man danach möchte. Für Reiseführer, Hotels und Regionen.',
    introEn:
      'Maps that work without a signal, and places you will want to see afterwards. For guidebooks, hotels and regions.',
    titleDe: 'Illustrierte Karten und Reisebilder',
    titleEn: 'Illustrated maps and travel pictures',
    metaDe:
      'Illustrierte Karten, Lagepläne und Reisebilder für Verlage, Hotels, Parks und Regionen: genau genug zum Ankommen.',
    metaEn:
      'Illustrated maps, site plans and travel pictures for publishers, hotels, parks and regions: precise enough to get you there.',
    h1De: 'Reise und Karten',
    h1En: 'Travel and maps',
    belongs: { subjects: ['travel'] },
  },
  {
    germanUrl: 'muster',
    nameDe: 'Muster',
    nameEn: 'Patterns',
    introDe:
      'Rapporte, die sich wiederholen, ohne zu langweilen. Für Stoffe, Tapeten, Geschenkpapier und das Innere von Kartons.',
    introEn:
      'Repeats that never quite repeat themselves. For textiles, wallpaper, gift wrap and the inside of boxes.',
    titleDe: 'Muster und Rapporte für Stoff und Verpackung',
    titleEn: 'Patterns and repeats for textiles and packaging',
    metaDe:
      'Gezeichnete Muster und Rapporte für Stoffe, Tapeten, Geschenkpapier und Verpackungen. Arbeiten ansehen, sammeln und anfragen.',
    metaEn:
      'Drawn patterns and repeats for textiles, wallpaper, gift wrap and packaging. Browse the work, collect and enquire.',
    h1De: 'Muster',
    h1En: 'Patterns',
    belongs: { subjects: ['pattern'] },
  },
  {
    germanUrl: 'lettering',
    nameDe: 'Lettering',
    nameEn: 'Hand lettering',
    introDe:
      'Buchstaben, die jemand gezeichnet hat, weil keine Schrift passte. Für Buchtitel, Schaufenster, Plakate und Flaschen.',
    introEn:
      'Letters someone drew because no typeface would do. For book covers, shop windows, posters and bottles.',
    titleDe: 'Lettering: gezeichnete Schrift',
    titleEn: 'Hand lettering for covers and signs',
    metaDe:
      'Gezeichnete Schriftzüge für Buchtitel, Schaufenster, Plakate und Etiketten. Lettering aus vielen Handschriften, auf Anfrage.',
    metaEn:
      'Hand-drawn lettering for book covers, shop windows, posters and labels, in many styles. Browse the work and enquire.',
    h1De: 'Lettering',
    h1En: 'Hand lettering',
    belongs: { subjects: ['lettering'] },
  },
]

/** The 24 style galleries of the demo agency, in the German order of their names. */
export const GALLERIES: readonly Gallery[] = [
  ...GALLERIES_BY_TECHNIQUE,
  ...GALLERIES_BY_SUBJECT,
  ...GALLERIES_BY_USE,
].toSorted((one, other) => one.nameDe.localeCompare(other.nameDe, 'de'))
