import type { Gallery } from './gallery.ts'

export const GALLERIES_BY_SUBJECT: readonly Gallery[] = [
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
      'Tierillustrationen für Bilderbücher, Verpackungen und Museen: an Land und unter Wasser, sachlich genau oder mit Augenzwinkern.',
    metaEn:
      'Animal illustration for picture books, packaging and museums: on land and under water, true to nature or with a wink.',
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
