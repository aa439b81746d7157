import { type Facet, FORMATS } from '#domain/catalogue/narrowing/narrowing.ts'
import { traitsOf } from '#domain/catalogue/narrowing/traits.ts'
import { nameSpokenLanguage, SPOKEN_LANGUAGES } from '#domain/catalogue/profile/spoken-languages.ts'
import type { Language } from '#platform/i18n/language.ts'
import { site } from '#site/site.server.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { nameColour } from './colour-names.ts'

type NamesRequest = Pick<PageRequest, 'snapshot' | 'language' | 'search'>
type ChoiceNames = {
  choice: (facet: Facet, value: string) => string
  /** By their names, colours as the palette has them. */
  inOrder: (facet: Facet, values: readonly string[]) => string[]
}

const COLLATORS: Record<Language, Intl.Collator> = {
  de: new Intl.Collator('de'),
  en: new Intl.Collator('en'),
}

/** What the choices are called in the page's language. */
export function openChoiceNames({ snapshot, language, search }: NamesRequest): ChoiceNames {
  const t = translateIn(language)
  const { towns } = traitsOf(snapshot.catalogue)
  const namers: Record<Facet, (value: string) => string> = {
    technik: (key) => site.techniques.find((technique) => technique.key === key)?.name[language] ?? key,
    format: (value) => {
      const format = FORMATS.find((known) => known === value)
      return format ? t(`narrow_${format}`) : value
    },
    farbe: (colour) => nameColour(`#${colour}`, language),
    bewegt: (value) => t(value === 'ja' ? 'narrow_moving' : 'narrow_still'),
    ort: (town) => towns.get(town)?.[language] ?? town,
    sprache: (code) => {
      const known = SPOKEN_LANGUAGES.find((spoken) => spoken === code)
      return known ? nameSpokenLanguage(known, language) : code
    },
    frei: () => t('narrow_frei'),
  }
  const palette = search.palette().map((colour) => colour.slice(1))
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

/** What the order lacks comes last. */
function inGivenOrder(order: readonly string[], values: readonly string[]): string[] {
  const placeOf = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
  return values.toSorted((one, other) => placeOf(one) - placeOf(other))
}
