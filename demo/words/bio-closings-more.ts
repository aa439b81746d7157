import type { Bilingual } from './bilingual.ts'

/** Further last sentences, about anybody. */
export const FURTHER_CLOSINGS: readonly Bilingual[] = [
  {
    de: 'Im Flur stehen dreizehn Regenschirme, keiner davon ist dicht.',
    en: 'Thirteen umbrellas stand in the hallway, none of them waterproof.',
  },
  { de: 'Kennt jede Abkürzung zum Schreibwarenladen.', en: 'Knows every short cut to the stationer’s.' },
  {
    de: 'Der Kater Komma schläft grundsätzlich auf der Reinzeichnung.',
    en: 'The cat, Comma, sleeps on final artwork as a matter of principle.',
  },
  {
    de: 'Trägt auch im Sommer Wollsocken, der Steinboden ist kalt.',
    en: 'Wears woollen socks even in summer, as the stone floor is cold.',
  },
  { de: 'Notiert Träume, aber nur die mit Farbe.', en: 'Writes down dreams, but only those in colour.' },
  {
    de: 'Abends wird gesungen, im Chor und etwas zu laut.',
    en: 'Evenings are for singing, in a choir and a little too loudly.',
  },
  {
    de: 'Auf dem Balkon leben vierzehn Schnecken mit Namen.',
    en: 'Fourteen snails with names live on the balcony.',
  },
  { de: 'Das Telefon hat noch eine Wählscheibe.', en: 'The telephone still has a dial.' },
  {
    de: 'Hebt jeden Bleistiftstummel auf, für ein späteres Denkmal.',
    en: 'Keeps every pencil stub, for a monument one day.',
  },
  {
    de: 'Backt montags Brot und verteilt es im Treppenhaus.',
    en: 'Bakes bread on Mondays and hands it out on the stairs.',
  },
  { de: 'Fährt bis heute kein Auto, dafür jede Fähre.', en: 'Has never driven a car but takes every ferry.' },
  { de: 'Verliert beim Kartenspiel und führt Buch darüber.', en: 'Loses at cards and keeps a record of it.' },
  { de: 'Die Lieblingsfarbe wechselt mit dem Wetter.', en: 'The favourite colour changes with the weather.' },
  {
    de: 'Im Atelier steht ein Ruderboot, das noch kein Wasser gesehen hat.',
    en: 'In the studio stands a rowing boat that has never seen water.',
  },
  { de: 'Sammelt Steine, die wie Kartoffeln aussehen.', en: 'Collects stones that look like potatoes.' },
  { de: 'Sonntags gibt es Pfannkuchen und keine Termine.', en: 'Sundays mean pancakes and no deadlines.' },
  { de: 'Kann den Fahrplan der Nachtzüge auswendig.', en: 'Knows the night-train timetable by heart.' },
  { de: 'Wartet auf Schnee wie andere auf den Sommer.', en: 'Waits for snow as others wait for summer.' },
  {
    de: 'Neben der Tür hängt ein Fernglas, für die Störche.',
    en: 'A pair of binoculars hangs by the door, for the storks.',
  },
  { de: 'Züchtet Kakteen und ist auf einen davon stolz.', en: 'Grows cacti and is proud of one of them.' },
  {
    de: 'Korrigiert Tippfehler auf Speisekarten, ungefragt und freundlich.',
    en: 'Corrects misprints on menus, unasked and kindly.',
  },
  {
    de: 'Die Nachbarskinder bestimmen, wie die Tiere heißen.',
    en: 'The children next door decide what the animals are called.',
  },
  {
    de: 'Spielt Tuba, sehr zur Freude des Hinterhofs.',
    en: 'Plays the tuba, to the delight of the back yard.',
  },
  {
    de: 'Hat einmal einen Leuchtturm gehütet, nur für eine Woche.',
    en: 'Once looked after a lighthouse, for a week.',
  },
  { de: 'Schwimmt jeden Morgen, auch im November.', en: 'Swims every morning, even in November.' },
  { de: 'Im Garten steht ein Apfelbaum, der Birnen trägt.', en: 'An apple tree in the garden bears pears.' },
  { de: 'Repariert Uhren, die danach langsamer gehen.', en: 'Repairs clocks, which then run more slowly.' },
  { de: 'Schreibt Einkaufszettel in Schönschrift.', en: 'Writes shopping lists in fine lettering.' },
  { de: 'Lacht in Besprechungen gern als Erstes.', en: 'Tends to be the first to laugh in meetings.' },
  { de: 'Der älteste Pinsel stammt vom Großvater.', en: 'The oldest brush came from a grandfather.' },
  {
    de: 'Hört beim Arbeiten Fußball, ohne Tabellenkenntnis.',
    en: 'Listens to football while working, without following the table.',
  },
  { de: 'Nimmt immer die Treppe und zählt die Stufen.', en: 'Always takes the stairs and counts the steps.' },
  {
    de: 'Pausen finden auf dem Dach statt, sofern es nicht hagelt.',
    en: 'Breaks are taken on the roof, hail permitting.',
  },
  { de: 'Führt seit der Schulzeit ein Vogeltagebuch.', en: 'Has kept a diary of birds since school.' },
  {
    de: 'Der Papierkorb ist groß und wird täglich geleert.',
    en: 'The waste-paper basket is large and emptied daily.',
  },
  { de: 'Kocht Tee in Kannen, die für zwölf reichen.', en: 'Makes tea in pots large enough for twelve.' },
  { de: 'Verschickt Rechnungen mit gezeichneter Briefmarke.', en: 'Sends invoices with a hand-drawn stamp.' },
  { de: 'Geht bei Nebel los und kommt mit Ideen zurück.', en: 'Sets out in fog and comes back with ideas.' },
  {
    de: 'Das Skizzenbuch von gestern liegt meistens im Bus.',
    en: 'Yesterday’s sketchbook is usually on the bus.',
  },
  { de: 'Mag Montage, was selten ist.', en: 'Likes Mondays, which is rare.' },
  {
    de: 'Im Kühlschrank stehen Farben, im Farbschrank steht der Käse.',
    en: 'There are paints in the fridge and cheese in the paint cupboard.',
  },
  { de: 'Fegt vor jeder Abgabe einmal den Hof.', en: 'Sweeps the yard before every deadline.' },
  {
    de: 'Winkt Lokführern und bekommt oft ein Pfeifen zurück.',
    en: 'Waves to train drivers and often gets a whistle back.',
  },
  {
    de: 'Wohnt über einer Tanzschule und kennt inzwischen jeden Walzer.',
    en: 'Lives above a dancing school and by now knows every waltz.',
  },
  {
    de: 'Legt jeden Abend ein Puzzle, immer ohne Vorlage.',
    en: 'Does a jigsaw every evening, always without the picture.',
  },
  { de: 'Verleiht Bücher nur mit Quittung.', en: 'Lends books only against a receipt.' },
  { de: 'Ein Papagei kommentiert die Entwürfe.', en: 'A parrot comments on the drafts.' },
  {
    de: 'Zählt beim Nachdenken die Fenster gegenüber.',
    en: 'Counts the windows across the street when thinking.',
  },
  {
    de: 'Lässt jede Tür offen, auch die zum Kohlenkeller.',
    en: 'Leaves every door open, even the one to the coal cellar.',
  },
  { de: 'Hat für jeden Wochentag eine eigene Tasse.', en: 'Keeps a different mug for each day of the week.' },
]
