// Whom artists work for, what they have published and won: all plainly invented, and called alike in both languages.

export const CLIENT_NAMES: readonly string[] = [
  'Museum für verlorene Handschuhe',
  'Stadtwerke Unterwolken',
  'Zeitschrift „Halblaut“',
  'Magazin „Zwischenhalt“',
  'Theater am Regenrohr',
  'Teehandlung Siebenschläfer',
  'Kleinbahn Hinterm Deich',
  'Wochenzeitung „Der Umweg“',
  'Festival der leisen Töne',
  'Gärtnerei Wühlmaus',
  'Sternwarte Nebelkuppe',
  'Bäckerei Krümelgrund',
  'Buchhandlung Zum stillen Regal',
  'Fährlinie Morgengrau',
  'Jahrbuch der Wolkenzähler',
  'Limonade „Fräulein Minze“',
  'Dorforchester Kringel',
  'Volkshochschule Nirgendwo',
  'Verlag Papierboot & Töchter',
  'Krankenkasse Gutemut',
]

export const BOOKS: readonly string[] = [
  'Der Wal im Waschhaus',
  'Zu viel Dill',
  'Onkel Otter zieht um',
  'Was der Regen weiß',
  'Moos für Anfänger',
  'Hundert Hüte',
  'Das Haus, das spazieren ging',
  'Nachtzug nach Nirgendwo',
  'Kleine Kunde vom Kompost',
  'Frau Krähe lernt schwimmen',
  'Atlas der Umwege',
  'Sieben Suppen',
  'Der Bär, der Briefmarken fraß',
]

export const AWARDS: readonly string[] = [
  'Goldener Radiergummi',
  'Preis der stillen Linie',
  'Unterwolkener Bilderbuchpreis',
  'Nebelkuppen-Stipendium',
  'Papierboot-Preis',
  'Silberner Spitzer',
  'Plakatpreis der Wolkenzähler',
  'Publikumspreis der Langen Leine',
]
