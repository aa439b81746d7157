import type { Bilingual } from './bilingual.ts'

/** Towns whose English name differs; all others are called alike in both languages. */
const ENGLISH_NAMES: Record<string, string> = {
  Belgrad: 'Belgrade',
  Breslau: 'Wrocław',
  Brünn: 'Brno',
  Brüssel: 'Brussels',
  Bukarest: 'Bucharest',
  Danzig: 'Gdańsk',
  Gent: 'Ghent',
  Genua: 'Genoa',
  Göteborg: 'Gothenburg',
  Hannover: 'Hanover',
  Kapstadt: 'Cape Town',
  Klausenburg: 'Cluj-Napoca',
  Kopenhagen: 'Copenhagen',
  Krakau: 'Kraków',
  Köln: 'Cologne',
  Lissabon: 'Lisbon',
  Lodz: 'Łódź',
  Luzern: 'Lucerne',
  Lwiw: 'Lviv',
  Mailand: 'Milan',
  Marrakesch: 'Marrakesh',
  'Mexiko-Stadt': 'Mexico City',
  München: 'Munich',
  Neapel: 'Naples',
  Nürnberg: 'Nuremberg',
  Posen: 'Poznań',
  Rom: 'Rome',
  Saragossa: 'Zaragoza',
  Sevilla: 'Seville',
  Stettin: 'Szczecin',
  Taipeh: 'Taipei',
  Teheran: 'Tehran',
  Thorn: 'Toruń',
  Tiflis: 'Tbilisi',
  Tokio: 'Tokyo',
  Triest: 'Trieste',
  Venedig: 'Venice',
  Warschau: 'Warsaw',
  Wien: 'Vienna',
  Zürich: 'Zurich',
}

/** A town by its German name, in both languages. */
export function townNames(german: string): Bilingual {
  return { de: german, en: ENGLISH_NAMES[german] ?? german }
}
