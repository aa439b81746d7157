import { type Facet, FORMATS } from '#domain/catalogue/narrowing/narrowing.ts'
import { traitsOf } from '#domain/catalogue/narrowing/traits.ts'
import { nameSpokenLanguage, SPOKEN_LANGUAGES } from '#domain/catalogue/profile/spoken-languages.ts'
import type { Language } from '#platform/i18n/language.ts'
import { site } from '#site/site.server.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import type { PageRequest } from '#website/request-context.server.ts'

type NamesRequest = Pick<PageRequest, 'snapshot' | 'language' | 'search'>
type ChoiceNames = {
  choice: (facet: Facet, value: string) => string
  /** Sorts by the names, colours in the order of the palette. */
  inOrder: (facet: Facet, values: readonly string[]) => string[]
}

const COLLATORS: Record<Language, Intl.Collator> = {
  de: new Intl.Collator('de'),
  en: new Intl.Collator('en'),
}

export function openChoiceNames({ snapshot, language, search }: NamesRequest): ChoiceNames {
  const t = translateIn(language)
  const { towns } = traitsOf(snapshot.catalogue)
  const palette = search.palette().map((colour) => colour.slice(1))
  const colours = nameColours(palette, language)
  const namers: Record<Facet, (value: string) => string> = {
    technik: (key) => site.techniques.find((technique) => technique.key === key)?.name[language] ?? key,
    format: (value) => {
      const format = FORMATS.find((known) => known === value)
      return format ? t(`narrow_${format}`) : value
    },
    // An address may ask for any colour.
    farbe: (colour) => colours.get(colour) ?? nameColours([colour], language).get(colour) ?? colour,
    bewegt: (value) => t(value === 'ja' ? 'narrow_moving' : 'narrow_still'),
    ort: (town) => towns.get(town)?.[language] ?? town,
    sprache: (code) => {
      const known = SPOKEN_LANGUAGES.find((spoken) => spoken === code)
      return known ? nameSpokenLanguage(known, language) : code
    },
    frei: () => t('narrow_frei'),
  }
  const orders: Partial<Record<Facet, readonly string[]>> = {
    format: FORMATS,
    farbe: palette,
    bewegt: ['ja', 'nein'],
  }
  return {
    choice: (facet, value) => namers[facet](value),
    inOrder: (facet, values) => {
      const order = orders[facet]
      if (order) return inGivenOrder(order, values)
      return values.toSorted((one, other) =>
        COLLATORS[language].compare(namers[facet](one), namers[facet](other)),
      )
    },
  }
}

/** Values that the order lacks come last. */
function inGivenOrder(order: readonly string[], values: readonly string[]): string[] {
  const placeOf = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
  return values.toSorted((one, other) => placeOf(one) - placeOf(other))
}

type NamedColour = { rgb: readonly [number, number, number]; de: string; en: string }

/** These are as many colours as people tell apart without thinking. */
const COLOURS: readonly NamedColour[] = [
  { rgb: [20, 20, 24], de: 'Schwarz', en: 'Black' },
  { rgb: [110, 110, 112], de: 'Grau', en: 'Grey' },
  { rgb: [190, 190, 190], de: 'Hellgrau', en: 'Light grey' },
  { rgb: [250, 250, 248], de: 'Weiß', en: 'White' },
  { rgb: [240, 226, 196], de: 'Creme', en: 'Cream' },
  { rgb: [210, 180, 140], de: 'Beige', en: 'Beige' },
  { rgb: [120, 75, 40], de: 'Braun', en: 'Brown' },
  { rgb: [60, 35, 25], de: 'Dunkelbraun', en: 'Dark brown' },
  { rgb: [205, 45, 40], de: 'Rot', en: 'Red' },
  { rgb: [115, 25, 40], de: 'Weinrot', en: 'Burgundy' },
  { rgb: [180, 85, 50], de: 'Rostrot', en: 'Rust' },
  { rgb: [240, 135, 115], de: 'Koralle', en: 'Coral' },
  { rgb: [240, 135, 40], de: 'Orange', en: 'Orange' },
  { rgb: [245, 205, 60], de: 'Gelb', en: 'Yellow' },
  { rgb: [200, 150, 50], de: 'Ocker', en: 'Ochre' },
  { rgb: [245, 185, 195], de: 'Rosa', en: 'Pink' },
  { rgb: [210, 45, 125], de: 'Magenta', en: 'Magenta' },
  { rgb: [125, 65, 155], de: 'Violett', en: 'Violet' },
  { rgb: [185, 160, 215], de: 'Flieder', en: 'Lilac' },
  { rgb: [40, 95, 195], de: 'Blau', en: 'Blue' },
  { rgb: [27, 42, 80], de: 'Nachtblau', en: 'Midnight blue' },
  { rgb: [135, 190, 230], de: 'Hellblau', en: 'Light blue' },
  { rgb: [95, 120, 145], de: 'Graublau', en: 'Slate blue' },
  { rgb: [40, 180, 170], de: 'Türkis', en: 'Turquoise' },
  { rgb: [25, 100, 110], de: 'Petrol', en: 'Teal' },
  { rgb: [60, 155, 70], de: 'Grün', en: 'Green' },
  { rgb: [30, 80, 50], de: 'Dunkelgrün', en: 'Dark green' },
  { rgb: [165, 210, 150], de: 'Hellgrün', en: 'Light green' },
  { rgb: [115, 120, 60], de: 'Oliv', en: 'Olive' },
]

/** Takes `rrggbb`; each colour has a name of its own, the nearest that no other is nearer to. */
export function nameColours(colours: readonly string[], language: Language): ReadonlyMap<string, string> {
  const pairs = colours
    .flatMap((colour) =>
      COLOURS.map((named) => ({ colour, named, far: distance(named.rgb, partsOf(colour)) })),
    )
    .sort((one, other) => one.far - other.far)
  const names = new Map<string, string>()
  const taken = new Set<NamedColour>()
  for (const { colour, named } of pairs) {
    if (names.has(colour) || taken.has(named)) continue
    names.set(colour, named[language])
    taken.add(named)
  }
  return names
}

function partsOf(colour: string): number[] {
  return [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** People tell greens apart best and blues worst; precise enough to choose a word. */
const WEIGHTS = [2, 4, 3] as const

function distance(one: readonly number[], other: readonly number[]): number {
  return WEIGHTS.reduce((sum, weight, at) => sum + weight * ((one[at] ?? 0) - (other[at] ?? 0)) ** 2, 0)
}
