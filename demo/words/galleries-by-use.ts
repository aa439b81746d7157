import type { Gallery } from './gallery.ts'

export const GALLERIES_BY_USE: readonly Gallery[] = [
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
