import type { School, Subject } from 'demo-art/recipe'

/** A style gallery in both languages. Its address is German in both. */
export type Gallery = {
  germanUrl: string
  nameDe: string
  nameEn: string
  introDe: string
  introEn: string
  titleDe: string
  titleEn: string
  metaDe: string
  metaEn: string
  h1De: string
  h1En: string
  /** Exactly one of the three: the pictures of these schools, those of these subjects, or all that move. */
  belongs:
    | { schools: readonly School[]; subjects?: never; animated?: never }
    | { subjects: readonly Subject[]; schools?: never; animated?: never }
    | { animated: true; schools?: never; subjects?: never }
}

export const GALLERIES_BY_TECHNIQUE: readonly Gallery[] = [
  {
    germanUrl: 'aquarell',
    nameDe: 'Aquarell',
    nameEn: 'Watercolour',
    introDe:
      'Wasser, Pigment und ein Blatt, das mitarbeitet. Aquarelle passen zu Büchern, Etiketten und allem, was Luft zum Atmen braucht.',
    introEn:
      'Water, pigment and a sheet of paper with ideas of its own. Watercolour suits books, labels and anything that needs room to breathe.',
    titleDe: 'Aquarell-Illustration: Arbeiten in Wasserfarbe',
    titleEn: 'Watercolour illustration: painted in washes',
    metaDe:
      'Aquarelle für Bücher, Etiketten und Magazine: Arbeiten von Zeichnerinnen und Zeichnern, die mit Wasser, Pigment und Weißraum umgehen.',
    metaEn:
      'Watercolours for books, labels and magazines, by illustrators who know when to let the paint run and when to leave the paper white.',
    h1De: 'Aquarell',
    h1En: 'Watercolour',
    belongs: { schools: ['watercolour'] },
  },
  {
    germanUrl: 'gouache',
    nameDe: 'Gouache',
    nameEn: 'Gouache',
    introDe:
      'Deckende Farbe, trockener Pinsel, sichtbare Spuren. Gouache gibt Titeln, Plakaten und Bilderbüchern Wärme und Gewicht.',
    introEn:
      'Opaque paint, a dry brush and strokes that show. Gouache lends covers, posters and picture books warmth and weight.',
    titleDe: 'Gouache-Illustration: deckend gemalt',
    titleEn: 'Gouache illustration: opaque and painterly',
    metaDe:
      'Gouache mit sichtbarem Pinselstrich für Titel, Plakate und Bilderbücher. Arbeiten ansehen, sammeln und direkt ein Projekt anfragen.',
    metaEn:
      'Gouache with visible brushwork for covers, posters and picture books. Browse the work, collect what you like and start a project.',
    h1De: 'Gouache',
    h1En: 'Gouache',
    belongs: { schools: ['gouache'] },
  },
  {
    germanUrl: 'linie',
    nameDe: 'Linie',
    nameEn: 'Line',
    introDe:
      'Mit Feder, Pinsel oder Kreide: Hier trägt die Linie das Bild. Gut für Magazine, Bücher und alles, was mit wenig Farbe auskommen soll.',
    introEn:
      'Pen, brush or chalk: here the line carries the picture. Good for magazines, books and any job that has to make do with little colour.',
    titleDe: 'Linienzeichnung, Tusche und Comic',
    titleEn: 'Line drawing, ink and comics',
    metaDe:
      'Linienzeichnungen in Tusche, Kreide und Comic-Kontur für Magazine, Bücher und Kampagnen. Mit Mappen aller Zeichnerinnen und Zeichner.',
    metaEn:
      'Line drawings in ink, chalk and comic outline for magazines, books and campaigns, with the portfolio of every artist.',
    h1De: 'Linie und Tusche',
    h1En: 'Line and ink',
    belongs: { schools: ['ink-line', 'engraving', 'comic'] },
  },
  {
    germanUrl: 'papierschnitt',
    nameDe: 'Papierschnitt',
    nameEn: 'Paper cut',
    introDe:
      'Geschnitten, geschichtet, ausgeleuchtet: Bilder mit Schatten. Beliebt für Titel, Verpackungen und alles, was man gern anfassen würde.',
    introEn:
      'Cut, layered and lit: pictures that cast a shadow. A favourite for covers, packaging and anything people will want to touch.',
    titleDe: 'Papierschnitt und Collage als Illustration',
    titleEn: 'Paper cut and collage illustration',
    metaDe:
      'Papierschnitte und Collagen mit Licht und Schatten für Titel, Verpackungen und Kampagnen. Arbeiten vergleichen und Projekt anfragen.',
    metaEn:
      'Paper cuts and collages with light and shadow for covers, packaging and campaigns. Compare the work and start a project.',
    h1De: 'Papierschnitt und Collage',
    h1En: 'Paper cut and collage',
    belongs: { schools: ['paper-cut', 'collage'] },
  },
  {
    germanUrl: 'linolschnitt',
    nameDe: 'Linolschnitt',
    nameEn: 'Linocut',
    introDe:
      'Weg ist weg: Beim Linolschnitt zählt jeder Span. Die kräftigen Flächen halten auf Etiketten, Buchtiteln und Plakaten auch aus der Ferne.',
    introEn:
      'What’s gone is gone: in a linocut, every sliver counts. The bold shapes hold up from a distance on labels, book covers and posters.',
    titleDe: 'Linolschnitt-Illustration: kräftig gedruckt',
    titleEn: 'Linocut illustration: boldly printed',
    metaDe:
      'Linolschnitte mit kräftigen Flächen für Etiketten, Buchtitel und Plakate. Arbeiten ansehen, sammeln und anfragen.',
    metaEn:
      'Linocuts with bold shapes for labels, book covers and posters. Browse the work, collect your favourites and enquire.',
    h1De: 'Linolschnitt',
    h1En: 'Linocut',
    belongs: { schools: ['linocut'] },
  },
  {
    germanUrl: 'risografie',
    nameDe: 'Risografie',
    nameEn: 'Riso',
    introDe:
      'Zwei, drei Druckfarben, ein Raster und ein kleiner Versatz. Risografie sieht nach Werkstatt aus und bleibt im Gedächtnis.',
    introEn:
      'Two or three inks, a halftone and slightly out of register. Riso looks like the print shop it came from, and people remember it.',
    titleDe: 'Risografie: Illustration in wenigen Druckfarben',
    titleEn: 'Riso illustration in two or three inks',
    metaDe:
      'Illustrationen im Stil der Risografie: wenige Druckfarben, Raster und Versatz, für Plakate, Hefte und Verpackungen.',
    metaEn:
      'Illustration in the style of riso printing: few inks, halftones and loose registration, for posters, zines and packaging.',
    h1De: 'Risografie',
    h1En: 'Riso',
    belongs: { schools: ['riso'] },
  },
  {
    germanUrl: 'vektor',
    nameDe: 'Vektor',
    nameEn: 'Vector',
    introDe:
      'Klare Flächen, die in jeder Größe scharf bleiben, vom Icon bis zur Messewand. Vektoren lassen sich gut anpassen und in Bewegung setzen.',
    introEn:
      'Clear shapes that stay sharp at any size, from icon to exhibition wall. Vectors are easy to adapt and easy to set in motion.',
    titleDe: 'Vektor-Illustration: klare Flächen, jede Größe',
    titleEn: 'Vector illustration: clear shapes, any size',
    metaDe:
      'Vektor-Illustrationen mit klaren Flächen für Apps, Websites, Berichte und Messewände. In jeder Größe scharf und leicht anzupassen.',
    metaEn:
      'Vector illustration with clear shapes for apps, websites, reports and exhibition walls. Sharp at any size and easy to adapt.',
    h1De: 'Vektor-Illustration',
    h1En: 'Vector illustration',
    belongs: { schools: ['flat', 'neon'] },
  },
  {
    germanUrl: 'koernung-und-textur',
    nameDe: 'Körnung & Textur',
    nameEn: 'Grain & texture',
    introDe:
      'Digital gezeichnet und trotzdem rau: Korn und gesprühte Schatten nehmen den Flächen die Glätte. Das steht Magazintiteln ebenso wie Kampagnen.',
    introEn:
      'Drawn on screen, rough all the same: grain and sprayed shadows take the gloss off flat colour. It suits magazine covers and campaigns alike.',
    titleDe: 'Illustration mit Körnung und Textur',
    titleEn: 'Illustration with grain and texture',
    metaDe:
      'Illustrationen mit Korn, Sprühschatten und Struktur für Magazine und Kampagnen: digital gezeichnet, mit der Anmutung von Druck.',
    metaEn:
      'Illustration with grain, sprayed shadow and texture for magazines and campaigns: drawn on screen, with the feel of print.',
    h1De: 'Körnung und Textur',
    h1En: 'Grain and texture',
    belongs: { schools: ['gritty', 'pastel', 'coloured-pencil', 'airbrush', 'pointillist'] },
  },
  {
    germanUrl: 'bewegte-bilder',
    nameDe: 'Bewegte Bilder',
    nameEn: 'Moving images',
    introDe:
      'Ein Blinzeln, eine Welle, eine Linie, die zittert: Schon wenig Bewegung hält den Blick. Für Websites, Newsletter und Anzeigen im Netz.',
    introEn:
      'A blink, a wave, a line that trembles: a little movement holds the eye. For websites, newsletters and online advertising.',
    titleDe: 'Bewegte Illustrationen für das Netz',
    titleEn: 'Animated illustration for the web',
    metaDe:
      'Animierte Illustrationen für Websites, Newsletter und Anzeigen: kleine Bewegungen, die den Blick halten. Beispiele ansehen und anfragen.',
    metaEn:
      'Animated illustration for websites, newsletters and online advertising: small movements that hold the eye. See examples and enquire.',
    h1De: 'Bewegte Bilder',
    h1En: 'Moving images',
    belongs: { animated: true },
  },
]
