// Artists work for these, have published and won these: all are invented but could exist, and are called alike in both languages.

export const CLIENT_NAMES: readonly string[] = [
  'Handschuhmuseum Auental',
  'Stadtwerke Auental',
  'Halblaut',
  'Zwischenhalt',
  'Theater am Regenrohr',
  'Teehandlung Siebenschläfer',
  'Inselbahn Westerdeich',
  'Der Umweg',
  'Festival der leisen Töne',
  'Gärtnerei Zaunkönig',
  'Sternwarte Hohe Kuppe',
  'Bäckerei Lindengrund',
  'Buchhandlung Zum stillen Regal',
  'Fährlinie Morgengrau',
  'Jahrbuch der Wolkenzähler',
  'Fräulein Minze',
  'Kammerorchester Föhrde',
  'Volkshochschule Auental',
  'Verlag Papierboot & Töchter',
  'Krankenkasse Guter Mut',
]

/** Each with each makes a title: so many that hardly two artists have drawn the same book. */
export const BOOK_HEROES: readonly string[] = [
  'Der Wal',
  'Onkel Otter',
  'Frau Krähe',
  'Das Haus am Deich',
  'Der kleine Kompost',
  'Herr Siebenschläfer',
  'Die Nachtlaterne',
  'Tante Moos',
  'Der Bär von nebenan',
  'Kapitän Dill',
  'Das letzte Radieschen',
  'Fräulein Nebel',
  'Die Suppe',
  'Ein Dachs',
]
export const BOOK_DEEDS: readonly string[] = [
  'zieht um',
  'lernt schwimmen',
  'geht spazieren',
  'wartet auf Post',
  'fährt Nachtzug',
  'hat heute frei',
  'sucht den Norden',
  'zählt Wolken',
  'kommt zu spät',
  'schweigt',
  'macht Urlaub',
  'bleibt liegen',
  'und der Regen',
  'und hundert Hüte',
]

export const AWARDS: readonly string[] = [
  'Goldener Radiergummi',
  'Preis der stillen Linie',
  'Auentaler Bilderbuchpreis',
  'Stipendium Hohe Kuppe',
  'Papierboot-Preis',
  'Silberner Spitzer',
  'Plakatpreis der Wolkenzähler',
  'Publikumspreis der Langen Leine',
]
