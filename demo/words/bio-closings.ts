import type { Bilingual } from './bilingual.ts'

/** The last sentence of a biography: something small and personal. Slots as in bio-sentences.ts. */
export const CLOSINGS: readonly Bilingual[] = [
  {
    de: 'Am Wochenende geht es meist ans Wasser, mit Skizzenbuch.',
    en: 'Weekends are spent by the water, sketchbook included.',
  },
  {
    de: '{Sie|Er|$first} sammelt alte Fahrpläne und benutzt sie auch.',
    en: '{She|He|They} {collects|collects|collect} old timetables and still {uses|uses|use} them.',
  },
  {
    de: 'Unten im Haus ist eine Bäckerei, was den frühen Arbeitsbeginn erklärt.',
    en: 'There’s a bakery downstairs, which explains the early start.',
  },
  {
    de: 'Einmal im Jahr unterrichtet $first an einer Kunsthochschule.',
    en: 'Once a year, $first teaches at an art school.',
  },
  { de: 'Der Hund heißt Radiergummi und hört darauf.', en: 'The dog is called Eraser and answers to it.' },
  { de: 'Entwürfe kommen pünktlich, Postkarten auch.', en: 'Drafts arrive on time, and so do postcards.' },
  {
    de: 'In den Pausen wird gekocht, und zwar für alle im Haus.',
    en: 'Breaks are for cooking, and the whole house gets some.',
  },
  {
    de: 'Bei der Arbeit läuft das Radio, die Sprache ist egal.',
    en: 'The radio is always on, in no particular language.',
  },
  {
    de: 'Auf dem Fensterbrett wachsen Tomaten, die regelmäßig Modell sitzen.',
    en: 'The tomatoes on the windowsill sit for regular portraits.',
  },
  {
    de: 'Zu Besprechungen kommt {sie|er|$first} gern mit dem Fahrrad.',
    en: '{She|He|They} {likes|likes|like} to come to meetings by bicycle.',
  },
  {
    de: '{Sie|Er|$first} telefoniert lieber, als lange E-Mails zu schreiben.',
    en: '{She|He|They} would rather pick up the phone than write long e-mails.',
  },
  {
    de: 'Einmal im Jahr gibt es eine kleine Ausstellung im eigenen Flur.',
    en: 'Once a year there’s a small exhibition in the hallway at home.',
  },
  {
    de: 'Die erste Skizze entsteht immer auf der Rückseite eines Briefumschlags.',
    en: 'The first sketch is always made on the back of an envelope.',
  },
  {
    de: '{Sie|Er|$first} spricht drei Sprachen und zeichnet in allen.',
    en: '{She|He|They} {speaks|speaks|speak} three languages and {draws|draws|draw} in all of them.',
  },
  {
    de: 'Neben dem Tisch steht ein Klavier, das meistens verstimmt ist.',
    en: 'There’s a piano by the desk, usually out of tune.',
  },
  {
    de: 'Wenn nichts mehr hilft, hilft ein Spaziergang zum Bahnhof.',
    en: 'When nothing else helps, there’s always a walk to the station.',
  },
  {
    de: '{Sie|Er|$first} liest jeden Text zu Ende, bevor der erste Strich fällt.',
    en: '{She|He|They} {reads|reads|read} every text to the end before drawing the first line.',
  },
  {
    de: '{Ihr|Sein} liebster Bleistift ist so kurz, dass man ihn kaum noch halten kann.',
    en: '{Her|His|Their} favourite pencil is almost too short to hold.',
  },
  {
    de: '{Ihre|Seine} Tochter ist die strengste Kritikerin.',
    en: '{Her|His|Their} daughter is the sternest critic.',
  },
  {
    de: 'Auf Reisen passt das ganze Atelier in eine Brotdose.',
    en: 'On the road, the whole studio fits into a lunch box.',
  },
  {
    de: 'Die Spaziergänge sind lang, die Rechnungen kurz und verständlich.',
    en: 'The walks are long, the invoices short and easy to follow.',
  },
  {
    de: '{Sie|Er|$first} schickt zu jedem Entwurf eine zweite Idee, die niemand bestellt hat.',
    en: '{She|He|They} {sends|sends|send} a second idea with every draft, unasked.',
  },
  {
    de: 'Am Ende des Tages werden alle Stifte gespitzt, für morgen.',
    en: 'Every pencil is sharpened at the end of the day, ready for tomorrow.',
  },
  {
    de: 'Im Flur stehen dreizehn Regenschirme, keiner davon ist dicht.',
    en: 'Thirteen umbrellas stand in the hallway, none of them waterproof.',
  },
  {
    de: '{Sie|Er|$first} kennt jede Abkürzung zum Schreibwarenladen.',
    en: '{She|He|They} {knows|knows|know} every short cut to the stationer’s.',
  },
  {
    de: 'Der Kater Komma schläft grundsätzlich auf der Reinzeichnung.',
    en: 'The cat, Comma, sleeps on final artwork as a matter of principle.',
  },
  {
    de: '{Sie|Er|$first} trägt auch im Sommer Wollsocken, der Steinboden ist kalt.',
    en: '{She|He|They} {wears|wears|wear} woollen socks even in summer, as the stone floor is cold.',
  },
  {
    de: '{Sie|Er|$first} notiert Träume, aber nur die mit Farbe.',
    en: '{She|He|They} {writes|writes|write} down dreams, but only those in colour.',
  },
  {
    de: 'Abends wird gesungen, im Chor und etwas zu laut.',
    en: 'Evenings are for singing in a choir, a little too loudly.',
  },
  {
    de: 'Auf dem Balkon leben vierzehn Schnecken mit Namen.',
    en: 'Fourteen snails with names live on the balcony.',
  },
  { de: 'Das Telefon hat noch eine Wählscheibe.', en: 'The telephone still has a dial.' },
  {
    de: '{Sie|Er|$first} hebt jeden Bleistiftstummel auf, für ein späteres Denkmal.',
    en: '{She|He|They} {keeps|keeps|keep} every pencil stub, for a monument one day.',
  },
  {
    de: '{Sie|Er|$first} backt montags Brot und verteilt es im Treppenhaus.',
    en: '{She|He|They} {bakes|bakes|bake} bread on Mondays and {hands|hands|hand} it out on the stairs.',
  },
  {
    de: '{Sie|Er|$first} fährt bis heute kein Auto, dafür jede Fähre.',
    en: '{She|He|They} {has|has|have} never driven a car but {takes|takes|take} every ferry.',
  },
  {
    de: '{Sie|Er|$first} verliert beim Kartenspiel und führt Buch darüber.',
    en: '{She|He|They} {loses|loses|lose} at cards and {keeps|keeps|keep} a record of it.',
  },
  {
    de: 'Die Lieblingsfarbe wechselt mit dem Wetter.',
    en: 'Which colour is the favourite depends on the weather.',
  },
  {
    de: 'Im Atelier steht ein Ruderboot, das noch kein Wasser gesehen hat.',
    en: 'There’s a rowing boat in the studio that has never seen water.',
  },
  {
    de: '{Sie|Er|$first} sammelt Steine, die wie Kartoffeln aussehen.',
    en: '{She|He|They} {collects|collects|collect} stones that look like potatoes.',
  },
  { de: 'Sonntags gibt es Pfannkuchen und keine Termine.', en: 'Sundays mean pancakes and no deadlines.' },
  {
    de: '{Sie|Er|$first} kann den Fahrplan der Nachtzüge auswendig.',
    en: '{She|He|They} {knows|knows|know} the night-train timetable by heart.',
  },
  {
    de: '{Sie|Er|$first} wartet auf Schnee wie andere auf den Sommer.',
    en: '{She|He|They} {waits|waits|wait} for snow as others wait for summer.',
  },
  {
    de: 'Neben der Tür hängt ein Fernglas, für die Störche.',
    en: 'A pair of binoculars hangs by the door, for the storks.',
  },
  {
    de: '{Sie|Er|$first} züchtet Kakteen und ist auf einen davon stolz.',
    en: '{She|He|They} {grows|grows|grow} cacti and {is|is|are} proud of one of them.',
  },
  {
    de: '{Sie|Er|$first} korrigiert Tippfehler auf Speisekarten, ungefragt und freundlich.',
    en: '{She|He|They} {corrects|corrects|correct} misprints on menus, unasked and kindly.',
  },
  {
    de: 'Die Nachbarskinder bestimmen, wie die Tiere heißen.',
    en: 'The children next door decide what the animals are called.',
  },
  {
    de: '{Sie|Er|$first} spielt Tuba, sehr zur Freude des Hinterhofs.',
    en: '{She|He|They} {plays|plays|play} the tuba, to the delight of the back yard.',
  },
  {
    de: '{Sie|Er|$first} hat einmal einen Leuchtturm gehütet, nur für eine Woche.',
    en: '{She|He|They} once looked after a lighthouse, for a week.',
  },
  {
    de: '{Sie|Er|$first} schwimmt jeden Morgen, auch im November.',
    en: '{She|He|They} {swims|swims|swim} every morning, even in November.',
  },
  { de: 'Im Garten steht ein Apfelbaum, der Birnen trägt.', en: 'An apple tree in the garden bears pears.' },
  {
    de: '{Sie|Er|$first} repariert Uhren, die danach langsamer gehen.',
    en: '{She|He|They} {repairs|repairs|repair} clocks, which then run more slowly.',
  },
  {
    de: '{Sie|Er|$first} schreibt Einkaufszettel in Schönschrift.',
    en: '{She|He|They} {writes|writes|write} shopping lists in fine lettering.',
  },
  {
    de: '{Sie|Er|$first} lacht in Besprechungen gern als Erstes.',
    en: '{She|He|They} {tends|tends|tend} to be the first to laugh in meetings.',
  },
  { de: 'Der älteste Pinsel stammt vom Großvater.', en: 'The oldest brush came from a grandfather.' },
  {
    de: '{Sie|Er|$first} hört beim Arbeiten Fußball, ohne Tabellenkenntnis.',
    en: '{She|He|They} {listens|listens|listen} to football while working, without following the table.',
  },
  {
    de: '{Sie|Er|$first} nimmt immer die Treppe und zählt die Stufen.',
    en: '{She|He|They} always {takes|takes|take} the stairs and {counts|counts|count} the steps.',
  },
  {
    de: 'Pausen finden auf dem Dach statt, sofern es nicht hagelt.',
    en: 'Breaks are taken on the roof, hail permitting.',
  },
  {
    de: '{Sie|Er|$first} führt seit der Schulzeit ein Vogeltagebuch.',
    en: '{She|He|They} {has|has|have} kept a bird diary since school.',
  },
  {
    de: 'Der Papierkorb ist groß und wird täglich geleert.',
    en: 'The waste-paper basket is large and emptied daily.',
  },
  {
    de: '{Sie|Er|$first} kocht Tee in Kannen, die für zwölf reichen.',
    en: '{She|He|They} {makes|makes|make} tea in pots large enough for twelve.',
  },
  {
    de: '{Sie|Er|$first} verschickt Rechnungen mit gezeichneter Briefmarke.',
    en: '{She|He|They} {sends|sends|send} invoices with a hand-drawn stamp.',
  },
  {
    de: '{Sie|Er|$first} geht bei Nebel los und kommt mit Ideen zurück.',
    en: '{She|He|They} {goes|goes|go} out in fog and {comes|comes|come} back with ideas.',
  },
  {
    de: 'Das Skizzenbuch von gestern liegt meistens im Bus.',
    en: 'Yesterday’s sketchbook is usually on the bus.',
  },
  {
    de: '{Sie|Er|$first} mag Montage, was selten ist.',
    en: '{She|He|They} {likes|likes|like} Mondays, which is rare.',
  },
  {
    de: 'Im Kühlschrank stehen Farben, im Farbschrank steht der Käse.',
    en: 'There are paints in the fridge and cheese in the paint cupboard.',
  },
  {
    de: '{Sie|Er|$first} fegt vor jeder Abgabe einmal den Hof.',
    en: '{She|He|They} {sweeps|sweeps|sweep} the yard before every deadline.',
  },
  {
    de: '{Sie|Er|$first} winkt Lokführern und bekommt oft ein Pfeifen zurück.',
    en: '{She|He|They} {waves|waves|wave} to train drivers and often {gets|gets|get} a whistle back.',
  },
  {
    de: '{Sie|Er|$first} wohnt über einer Tanzschule und kennt inzwischen jeden Walzer.',
    en: '{She|He|They} {lives|lives|live} above a dancing school and by now {knows|knows|know} every waltz.',
  },
  {
    de: '{Sie|Er|$first} legt jeden Abend ein Puzzle, immer ohne Vorlage.',
    en: '{She|He|They} {does|does|do} a jigsaw every evening, always without the picture.',
  },
  {
    de: '{Sie|Er|$first} verleiht Bücher nur mit Quittung.',
    en: '{She|He|They} {lends|lends|lend} books, but only against a receipt.',
  },
  { de: 'Ein Papagei kommentiert die Entwürfe.', en: 'A parrot comments on the drafts.' },
  {
    de: '{Sie|Er|$first} zählt beim Nachdenken die Fenster gegenüber.',
    en: '{She|He|They} {counts|counts|count} the windows across the street while thinking.',
  },
  {
    de: '{Sie|Er|$first} lässt jede Tür offen, auch die zum Kohlenkeller.',
    en: '{She|He|They} {leaves|leaves|leave} every door open, even the one to the coal cellar.',
  },
  {
    de: '{Sie|Er|$first} hat für jeden Wochentag eine eigene Tasse.',
    en: '{She|He|They} {keeps|keeps|keep} a different mug for each day of the week.',
  },
]
