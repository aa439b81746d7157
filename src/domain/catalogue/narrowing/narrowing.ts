/** The facets by which lists of works are narrowed: names of the parameters, in their order in our addresses. */
export const FACETS = ['technik', 'format', 'farbe', 'bewegt', 'ort', 'sprache', 'frei'] as const
export type Facet = (typeof FACETS)[number]

/** A work must match all values; its artist's town, languages and availability count for it as well. */
export type Narrowing = Readonly<Record<Facet, readonly string[]>>

export const NO_NARROWING: Narrowing = {
  technik: [],
  format: [],
  farbe: [],
  bewegt: [],
  ort: [],
  sprache: [],
  frei: [],
}

export const FORMATS = ['landscape', 'portrait', 'square'] as const
export type Format = (typeof FORMATS)[number]

/** Hardly any picture has a visible share of more colours that somebody would name. */
export const MOST_COLOURS = 4
const MOST_CHOSEN: Partial<Record<Facet, number>> = { farbe: MOST_COLOURS }

export function mostChosenOf(facet: Facet): number {
  return MOST_CHOSEN[facet] ?? 1
}

const WORDS = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
/** The form of each facet's values; `keepKnown` checks that there is such a technique, town or language. */
export const VALUES: Readonly<Record<Facet, RegExp>> = {
  technik: WORDS,
  format: new RegExp(`^(?:${FORMATS.join('|')})$`),
  farbe: /^[0-9a-f]{6}$/,
  bewegt: /^(?:ja|nein)$/,
  ort: WORDS,
  sprache: /^[a-z]{2,3}$/,
  frei: /^ja$/,
}

/** Earlier names of parameters: links with them are still in use. */
const FORMER_NAMES: Partial<Record<Facet, string>> = {
  format: 'orientation',
  farbe: 'colour',
  bewegt: 'animated',
}
const FORMER_VALUES: Readonly<Record<string, string>> = { yes: 'ja', no: 'nein' }

export type NarrowingReading = {
  narrowing: Narrowing
  /** Whether the address has a value by which nothing can be narrowed. */
  hasUnknown: boolean
}

/** Ignores values that cannot be read: forms without script send empty fields, too. */
export function readNarrowing(parameters: URLSearchParams): NarrowingReading {
  let hasUnknown = false
  const read = (facet: Facet): string[] => {
    const values = [facet, FORMER_NAMES[facet] ?? facet]
      .flatMap((name) => parameters.getAll(name))
      .map((value) => value.trim().toLowerCase().replace(/^#/, ''))
      .filter((value) => value !== '')
      .map((value) => FORMER_VALUES[value] ?? value)
    const known = [...new Set(values)].filter((value) => VALUES[facet].test(value))
    hasUnknown ||= values.some((value) => !VALUES[facet].test(value))
    return known.slice(0, mostChosenOf(facet))
  }
  return { narrowing: ofEachFacet(read), hasUnknown }
}

export function narrowingParameters(narrowing: Narrowing): [name: Facet, value: string][] {
  return FACETS.flatMap((facet) => narrowing[facet].map((value): [Facet, string] => [facet, value]))
}

export function withoutChoice(narrowing: Narrowing, facet: Facet, value: string): Narrowing {
  return { ...narrowing, [facet]: narrowing[facet].filter((chosen) => chosen !== value) }
}

export function countChosen(narrowing: Narrowing): number {
  return narrowingParameters(narrowing).length
}

export function isNarrowed(narrowing: Narrowing): boolean {
  return countChosen(narrowing) > 0
}

export function narrowAddress(address: string, narrowing: Narrowing): string {
  const added = new URLSearchParams(narrowingParameters(narrowing)).toString()
  if (added === '') return address
  const [path = '', part] = address.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}${added}${part === undefined ? '' : `#${part}`}`
}

export function ofEachFacet<Value>(create: (facet: Facet) => Value): Record<Facet, Value> {
  return {
    technik: create('technik'),
    format: create('format'),
    farbe: create('farbe'),
    bewegt: create('bewegt'),
    ort: create('ort'),
    sprache: create('sprache'),
    frei: create('frei'),
  }
}
