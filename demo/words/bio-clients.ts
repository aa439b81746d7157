import type { Bilingual } from './bilingual.ts'

/** Whom the work is for: slots as in bio-sentences.ts, and two clients, $client and $more. */
export const CLIENT_SENTENCES: readonly Bilingual[] = [
  {
    de: 'Zuletzt entstanden Bilder für $client und für $more.',
    en: 'Recent work includes pictures for $client and $more.',
  },
  { de: 'Auftraggeber sind unter anderem $client und $more.', en: 'Clients include $client and $more.' },
  {
    de: 'Man begegnet den Arbeiten auf Plakaten für $client.',
    en: 'You may have seen the posters for $client.',
  },
  {
    de: 'Der Auftrag, der am längsten läuft, ist der für $client.',
    en: 'The longest-running job of all is for $client.',
  },
  {
    de: 'Seit Jahren arbeitet $first für $client, am liebsten in letzter Minute.',
    en: '$first has worked for $client for years, preferably at the last minute.',
  },
  {
    de: 'Ein eiliges Titelbild für $client kam auch schon über Nacht zustande.',
    en: 'A rush cover for $client has been known to happen overnight.',
  },
  {
    de: 'Zur Mappe gehören Arbeiten für $client und für $more.',
    en: 'The portfolio includes work for $client and $more.',
  },
  {
    de: 'Für $client entstand ein Kalender, für $more ein Wandbild.',
    en: 'There has been a calendar for $client and a mural for $more.',
  },
  { de: 'Die nächste Serie ist für $client bestimmt.', en: 'The next series is for $client.' },
  {
    de: 'Aufträge wie der für $client beginnen mit einem langen Telefonat.',
    en: 'Jobs like the one for $client begin with a long phone call.',
  },
  {
    de: 'Die Serie für $client wuchs am Ende auf das Doppelte.',
    en: 'The series for $client ended up twice as long as planned.',
  },
]

/** Plainly invented, and alike in the nominative and the accusative. */
export const CLIENTS: readonly Bilingual[] = [
  { de: 'die Zeitschrift „Halblaut“', en: 'the magazine “Halblaut”' },
  { de: 'das Museum für verlorene Handschuhe', en: 'the Museum of Lost Gloves' },
  { de: 'die Stadtwerke Unterwolken', en: 'the Unterwolken public utilities' },
  { de: 'das Magazin „Zwischenhalt“', en: 'the magazine “Zwischenhalt”' },
  { de: 'die Kinderbuchreihe „Onkel Otter“', en: 'the “Onkel Otter” children’s books' },
  { de: 'das Theater am Regenrohr', en: 'the Regenrohr theatre' },
  { de: 'die Teehandlung Siebenschläfer', en: 'the Siebenschläfer tea merchants' },
  { de: 'die Kleinbahn Hinterm Deich', en: 'the Hinterm Deich light railway' },
  { de: 'die Wochenzeitung „Der Umweg“', en: 'the weekly paper “Der Umweg”' },
  { de: 'das Festival der leisen Töne', en: 'the Festival of Quiet Sounds' },
  { de: 'die Gärtnerei Wühlmaus', en: 'the Wühlmaus nursery' },
  { de: 'die Sternwarte Nebelkuppe', en: 'the Nebelkuppe observatory' },
  { de: 'das Brettspiel „Wirrwarrwald“', en: 'the board game “Wirrwarrwald”' },
  { de: 'die Bäckerei Krümelgrund', en: 'the Krümelgrund bakery' },
  { de: 'die Reisebeilage „Nebenstrecke“', en: 'the travel supplement “Nebenstrecke”' },
  { de: 'das Kochbuch „Zu viel Dill“', en: 'the cookery book “Zu viel Dill”' },
  { de: 'die Buchhandlung Zum stillen Regal', en: 'the Zum stillen Regal bookshop' },
  { de: 'die Ausstellung „Wohnen im Moos“', en: 'the exhibition “Wohnen im Moos”' },
  { de: 'die Fährlinie Morgengrau', en: 'the Morgengrau ferries' },
  { de: 'das Jahrbuch der Wolkenzähler', en: 'the Cloud Counters’ yearbook' },
  { de: 'die Hörspielreihe „Kellerlicht“', en: 'the radio series “Kellerlicht”' },
  { de: 'die Limonade „Fräulein Minze“', en: 'the lemonade “Fräulein Minze”' },
  { de: 'das Dorforchester Kringel', en: 'the Kringel village orchestra' },
  { de: 'die Volkshochschule Nirgendwo', en: 'the Nirgendwo evening school' },
]
