import type { Image } from '#domain/catalogue/catalogue-model.ts'
import { type ChoiceCounts, openNarrower, type WayOut } from '#domain/catalogue/narrowing/narrow.ts'
import {
  countChosen,
  FACETS,
  type Facet,
  MOST_COLOURS,
  mostChosenOf,
  type Narrowing,
  type NarrowingReading,
  NO_NARROWING,
  narrowAddress,
  narrowingParameters,
  readNarrowing,
  withoutChoice,
} from '#domain/catalogue/narrowing/narrowing.ts'
import { keepKnown } from '#domain/catalogue/narrowing/narrowing-parameters.ts'
import { traitsOf } from '#domain/catalogue/narrowing/traits.ts'
import type { Language } from '#platform/i18n/language.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { openChoiceNames } from './choice-names.ts'

type NarrowingPlace = {
  address: string
  unit: 'image' | 'artist'
  narrowing: Narrowing
  hasUnknown: boolean
  all: ChoiceCounts
  current: ChoiceCounts
  waysOut: readonly WayOut[]
  customFilter?: {
    facet: FacetView
    chosen: LinkView[]
    /** The address without this filter and all others. */
    reset: string
    ways: { name: string; total: number; href: string }[]
  }
}

export function viewNarrowing(place: NarrowingPlace, request: PageRequest): NarrowingView {
  const { narrowing, unit, all, current, hasUnknown, customFilter } = place
  const { language } = request
  const t = translateIn(language)
  const names = openChoiceNames(request)
  const [path = '', query = ''] = place.address.split('?')
  const chosen = [...(customFilter?.chosen ?? []), ...listChosen(place, names)]
  const set = (customFilter?.chosen.length ?? 0) + countChosen(narrowing)
  const { total } = current
  return {
    action: path,
    kept: [...new URLSearchParams(query)].filter(([name]) => name !== customFilter?.facet.name),
    label: t(unit === 'image' ? 'narrow_label' : 'narrow_label_artists', { product: site.productWord }),
    button: set === 0 ? t('narrow_button') : set === 1 ? t('narrow_one') : t('narrow_some', { count: set }),
    isSet: set > 0,
    facets: [...(customFilter ? [customFilter.facet] : []), ...viewFacets(place, names, language)],
    chosen: chosen.map((one) => ({ ...one, remove: t('narrow_remove', { name: one.name }) })),
    chosenLabel: t('narrow_chosen'),
    reset: set > 1 ? { name: t('narrow_reset'), href: customFilter?.reset ?? place.address } : null,
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
  { narrowing, address, waysOut, unit, customFilter }: NarrowingPlace,
  names: Names,
  language: Language,
) {
  const t = translateIn(language)
  const ways = waysOut.map(({ facet, value, total }) => ({
    name: names.choice(facet, value),
    total,
    href: narrowAddress(address, withoutChoice(narrowing, facet, value)),
  }))
  return [...(customFilter?.ways ?? []), ...ways]
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

export function readKnownNarrowing(parameters: URLSearchParams, { snapshot }: PageRequest): NarrowingReading {
  return keepKnown(readNarrowing(parameters), traitsOf(snapshot.catalogue).towns)
}

type List = {
  images: readonly Image[]
  /** The same images in a fixed order, so that they are counted once. */
  counted: readonly Image[]
  address: string
}

export function narrowList(
  { images, counted, address }: List,
  reading: NarrowingReading,
  request: PageRequest,
): { images: readonly Image[]; narrowing: Narrowing; filters: NarrowingView } {
  const { narrowing, hasUnknown } = reading
  const narrower = openNarrower(request.snapshot.catalogue, request.search)
  const left = narrower.images(images, narrowing)
  const filters = viewNarrowing(
    {
      address,
      narrowing,
      hasUnknown,
      unit: 'image',
      all: narrower.countImages(counted, NO_NARROWING),
      current: narrower.countImages(counted, narrowing),
      waysOut: left.length === 0 ? narrower.listWaysOut(images, narrowing) : [],
    },
    request,
  )
  return { images: left, narrowing, filters }
}

/** All texts come from the server, so that no script carries them. */
export type NarrowingView = {
  action: string
  /** The other parameters of the address. */
  kept: [name: string, value: string][]
  label: string
  /** The button of narrow windows says how many filters are set. */
  button: string
  isSet: boolean
  facets: FacetView[]
  chosen: ChosenView[]
  chosenLabel: string
  reset: LinkView | null
  apply: string
  /** Closes the sheet of narrow windows. */
  show: string
  left: string
  unknown: string | null
  /** Shown where nothing is left, with the filters that can be removed. */
  nothing: { sentence: string; ways: LinkView[] } | null
}

export type FacetView = {
  name: string
  label: string
  /** The visitor chooses one of several, several of several, or yes. */
  kind: 'one' | 'some' | 'yes'
  any: string
  choices: ChoiceView[]
  isFull: boolean
}

type ChoiceView = {
  value: string
  name: string
  isChosen: boolean
  /** Whether nothing would be left with it. */
  isOff: boolean
}

export type LinkView = { name: string; href: string }
type ChosenView = LinkView & { remove: string }
