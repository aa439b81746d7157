import type { SpokenLanguage } from '#domain/catalogue/profile/spoken-languages.ts'
import type { Bilingual } from './bilingual.ts'

// Artists live in towns, which are listed by their German names.

/** Returns the name of a town in both languages. */
export function townNames(german: string): Bilingual {
  return { de: german, en: ENGLISH_NAMES[german] ?? german }
}

/** Returns where a town is; one that is not listed is in Germany. */
export function homeOf(town: string): Home {
  return HOMES.get(town) ?? GERMANY
}

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

type Home = { timeZone: string; speaks: readonly SpokenLanguage[] }
type Country = readonly [timeZone: string, speaks: readonly SpokenLanguage[], towns: readonly string[]]

/** Towns outside Germany by their German names, with their time and what people speak there. */
const COUNTRIES: readonly Country[] = [
  ['Europe/Vienna', ['de'], ['Graz', 'Innsbruck', 'Linz', 'Salzburg', 'Wien']],
  ['Europe/Zurich', ['gsw', 'de'], ['Basel', 'Bern', 'Luzern', 'Zürich']],
  ['Europe/Copenhagen', ['da'], ['Aarhus', 'Kopenhagen']],
  ['Africa/Lagos', ['en'], ['Abuja', 'Enugu', 'Ibadan', 'Kano', 'Lagos', 'Port Harcourt']],
  ['Africa/Accra', ['en'], ['Accra', 'Kumasi']],
  ['Africa/Johannesburg', ['en'], ['Durban', 'Johannesburg', 'Kapstadt', 'Pretoria']],
  ['Africa/Maseru', ['en'], ['Maseru']],
  ['Africa/Nairobi', ['sw', 'en'], ['Nairobi']],
  ['Africa/Casablanca', ['ar', 'fr'], ['Marrakesch']],
  ['Africa/Tunis', ['ar', 'fr'], ['Tunis']],
  ['Europe/Istanbul', ['tr'], ['Ankara', 'Bursa', 'Istanbul', 'Izmir']],
  ['Asia/Beirut', ['ar', 'fr'], ['Beirut']],
  ['Europe/Belgrade', ['sr'], ['Belgrad', 'Novi Sad']],
  ['America/Sao_Paulo', ['pt'], ['Belo Horizonte', 'Curitiba']],
  ['America/Recife', ['pt'], ['Recife']],
  ['America/Bahia', ['pt'], ['Salvador']],
  ['Europe/Oslo', ['no'], ['Bergen', 'Oslo']],
  ['Europe/Madrid', ['es'], ['Bilbao', 'Saragossa', 'Sevilla', 'Valencia']],
  [
    'Europe/Rome',
    ['it'],
    ['Bologna', 'Genua', 'Lecce', 'Mailand', 'Neapel', 'Rom', 'Triest', 'Turin', 'Venedig'],
  ],
  ['Europe/Lisbon', ['pt'], ['Braga', 'Coimbra', 'Lissabon', 'Porto']],
  [
    'Europe/Warsaw',
    ['pl'],
    ['Breslau', 'Danzig', 'Krakau', 'Lodz', 'Lublin', 'Posen', 'Stettin', 'Thorn', 'Warschau'],
  ],
  ['Europe/Paris', ['fr'], ['Brest', 'Lyon', 'Marseille', 'Montpellier', 'Nantes', 'Paris', 'Toulouse']],
  ['Europe/London', ['en'], ['Bristol', 'Cardiff', 'Glasgow', 'Leeds', 'London', 'Manchester']],
  ['Europe/Dublin', ['en'], ['Dublin', 'Galway']],
  ['Europe/Prague', ['cs'], ['Brünn']],
  ['Europe/Brussels', ['nl', 'fr'], ['Brüssel', 'Gent']],
  ['Europe/Amsterdam', ['nl'], ['Groningen', 'Rotterdam', 'Utrecht']],
  ['Europe/Budapest', ['hu'], ['Budapest', 'Szeged']],
  ['Europe/Bucharest', ['ro'], ['Bukarest', 'Klausenburg']],
  ['Europe/Stockholm', ['sv'], ['Göteborg', 'Lund', 'Malmö', 'Stockholm', 'Uppsala']],
  ['Europe/Helsinki', ['fi'], ['Helsinki', 'Turku']],
  ['Europe/Ljubljana', ['sl'], ['Ljubljana']],
  ['Europe/Kyiv', ['uk'], ['Lwiw']],
  ['Europe/Sofia', ['bg'], ['Sofia']],
  ['Europe/Athens', ['el'], ['Thessaloniki']],
  ['Asia/Tbilisi', ['ka'], ['Tiflis']],
  ['Asia/Tehran', ['fa'], ['Teheran']],
  ['Asia/Seoul', ['ko'], ['Busan', 'Daegu', 'Incheon', 'Seoul']],
  ['Asia/Tokyo', ['ja'], ['Fukuoka', 'Kyoto', 'Nagoya', 'Osaka', 'Sapporo', 'Sendai', 'Tokio']],
  ['Asia/Kolkata', ['ta', 'en'], ['Chennai']],
  ['Asia/Kolkata', ['hi', 'en'], ['Pune']],
  ['Asia/Ho_Chi_Minh', ['vi'], ['Hanoi']],
  ['Asia/Taipei', ['zh'], ['Taipeh']],
  ['America/Lima', ['es'], ['Lima']],
  ['America/Bogota', ['es'], ['Medellín']],
  ['America/Mexico_City', ['es'], ['Mexiko-Stadt']],
  ['America/Montevideo', ['es'], ['Montevideo']],
  ['America/Argentina/Cordoba', ['es'], ['Rosario']],
  ['America/Santiago', ['es'], ['Valparaíso']],
  ['America/Toronto', ['fr', 'en'], ['Montréal']],
  ['America/Chicago', ['en'], ['New Orleans']],
]

const HOMES = new Map<string, Home>(
  COUNTRIES.flatMap(([timeZone, speaks, towns]) => towns.map((town) => [town, { timeZone, speaks }])),
)
const GERMANY: Home = { timeZone: 'Europe/Berlin', speaks: ['de'] }
