import type { ChoiceCounts, WayOut } from '#domain/catalogue/narrowing/narrow.ts'
import {
  countChosen,
  FACETS,
  type Facet,
  MOST_COLOURS,
  mostChosenOf,
  type Narrowing,
  narrowAddress,
  narrowingParameters,
  withoutChoice,
} from '#domain/catalogue/narrowing/narrowing.ts'
import type { Language } from '#platform/i18n/language.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { openChoiceNames } from './choice-names.ts'
import type { ChoiceView, FacetView, LinkView, NarrowingView } from './narrowing-view.ts'

type NarrowingPlace = {
  address: string
  unit: 'image' | 'artist'
  narrowing: Narrowing
  hasUnknown: boolean
  all: ChoiceCounts
  current: ChoiceCounts
  waysOut: readonly WayOut[]
  own?: {
    facet: FacetView
    chosen: LinkView[]
    /** The address without this filter and all others. */
    reset: string
    ways: { name: string; total: number; href: string }[]
  }
}

export function viewNarrowing(place: NarrowingPlace, request: PageRequest): NarrowingView {
  const { narrowing, unit, all, current, hasUnknown, own } = place
  const { language } = request
  const t = translateIn(language)
  const names = openChoiceNames(request)
  const [path = '', query = ''] = place.address.split('?')
  const chosen = [...(own?.chosen ?? []), ...listChosen(place, names)]
  const set = (own?.chosen.length ?? 0) + countChosen(narrowing)
  const { total } = current
  return {
    action: path,
    kept: [...new URLSearchParams(query)].filter(([name]) => name !== own?.facet.name),
    label: t(unit === 'image' ? 'narrow_label' : 'narrow_label_artists', { product: site.productWord }),
    button: set === 0 ? t('narrow_button') : set === 1 ? t('narrow_one') : t('narrow_some', { count: set }),
    isSet: set > 0,
    facets: [...(own ? [own.facet] : []), ...viewFacets(place, names, language)],
    chosen: chosen.map((one) => ({ ...one, remove: t('narrow_remove', { name: one.name }) })),
    chosenLabel: t('narrow_chosen'),
    reset: set > 1 ? { name: t('narrow_reset'), href: own?.reset ?? place.address } : null,
    apply: t('narrow_apply'),
    show:
      total === 0
        ? t('narrow_show_none')
        : total === 1
          ? t(`narrow_show_${unit}`)
          : t(`narrow_show_${unit}s`, { count: total }),
    left: set === 0 ? '' : t(`narrow_${unit}s`, { count: total, total: all.total }),
    unknown: hasUnknown ? t('narrow_unknown') : null,
    nothing:
      total > 0 || set === 0
        ? null
        : {
            sentence: t(unit === 'image' ? 'narrow_none' : 'narrow_none_artists'),
            ways: listWays(place, names, language),
          },
  }
}

type Names = ReturnType<typeof openChoiceNames>

function listChosen({ narrowing, address }: NarrowingPlace, names: Names): LinkView[] {
  return narrowingParameters(narrowing).map(([facet, value]) => ({
    name: names.choice(facet, value),
    href: narrowAddress(address, withoutChoice(narrowing, facet, value)),
  }))
}

function listWays(
  { narrowing, address, waysOut, unit, own }: NarrowingPlace,
  names: Names,
  language: Language,
) {
  const t = translateIn(language)
  const ways = waysOut.map(({ facet, value, total }) => ({
    name: names.choice(facet, value),
    total,
    href: narrowAddress(address, withoutChoice(narrowing, facet, value)),
  }))
  return [...(own?.ways ?? []), ...ways]
    .sort((one, other) => other.total - one.total)
    .map(({ name, total: count, href }) => ({
      name: t(count === 1 ? `narrow_way_${unit}` : `narrow_way_${unit}s`, { name, count }),
      href,
    }))
}

const KINDS: Partial<Record<Facet, FacetView['kind']>> = { farbe: 'some', frei: 'yes' }

function viewFacets(place: NarrowingPlace, names: Names, language: Language): FacetView[] {
  const t = translateIn(language)
  return FACETS.flatMap((name) => {
    const choices = viewChoices(place, name, names)
    if (!isWorthOffering(place, name)) return []
    return {
      name,
      label: t(`narrow_${name}`),
      kind: KINDS[name] ?? 'one',
      any: t(`narrow_any_${name}`, { count: MOST_COLOURS }),
      choices,
      isFull: place.narrowing[name].length >= mostChosenOf(name),
    }
  })
}

function isWorthOffering({ all, narrowing }: NarrowingPlace, facet: Facet): boolean {
  return narrowing[facet].length > 0 || [...all.counts[facet].values()].some((count) => count < all.total)
}

function viewChoices({ all, current, narrowing }: NarrowingPlace, facet: Facet, names: Names): ChoiceView[] {
  const values = new Set([...all.counts[facet].keys(), ...narrowing[facet]])
  return names.inOrder(facet, [...values]).map((value) => {
    const count = current.counts[facet].get(value) ?? 0
    const isChosen = narrowing[facet].includes(value)
    return {
      value,
      name: `${names.choice(facet, value)} (${count})`,
      isChosen,
      isOff: count === 0 && !isChosen,
    }
  })
}
