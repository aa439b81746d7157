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
]
