import type { Artist, Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import {
  FACETS,
  type Facet,
  isNarrowed,
  type Narrowing,
  NO_NARROWING,
  narrowingParameters,
  ofEachFacet,
  withoutChoice,
} from './narrowing.ts'
import { type ColourFinder, traitsOf } from './traits.ts'

/** A work, or an artist without works (whose id is then none of a work's). */
type Narrowed = Pick<Image, 'id' | 'artistId'>
type ValuesOf = (item: Narrowed, facet: Facet) => readonly string[]

/** How many there are of each choice, given all else that is chosen. A further colour is added to those chosen. */
export type ChoiceCounts = {
  total: number
  counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>
}

/** A choice that could be removed, and how many works or artists there would be then. Lists have the most first. */
export type WayOut = { facet: Facet; value: string; total: number }

type Narrower = {
  images: (images: readonly Image[], narrowing: Narrowing) => readonly Image[]
  /** Artists who still have a matching work; an artist without works matches by their own facts. */
  artists: (narrowing: Narrowing) => readonly Artist[]
  countImages: (images: readonly Image[], narrowing: Narrowing) => ChoiceCounts
  countArtists: (narrowing: Narrowing) => ChoiceCounts
  listWaysOut: (images: readonly Image[], narrowing: Narrowing) => WayOut[]
  listArtistWaysOut: (narrowing: Narrowing) => WayOut[]
}

const NO_WORK = 0

export function openNarrower(catalogue: Catalogue, colours: ColourFinder): Narrower {
  const worksOf = ({ id }: Artist): readonly Narrowed[] =>
    catalogue.imagesByArtist.get(id) ?? [{ id: NO_WORK, artistId: id }]

  function narrow(images: readonly Image[], narrowing: Narrowing): readonly Image[] {
    const chosen = FACETS.filter((facet) => narrowing[facet].length > 0)
    if (chosen.length === 0) return images
    const valuesOf = readValues(catalogue, colours, narrowing)
    return images.filter((image) => listMissing(image, narrowing, chosen, valuesOf).length === 0)
  }

  function narrowArtists(narrowing: Narrowing): readonly Artist[] {
    const chosen = FACETS.filter((facet) => narrowing[facet].length > 0)
    if (chosen.length === 0) return catalogue.artists
    const valuesOf = readValues(catalogue, colours, narrowing)
    return catalogue.artists.filter((artist) =>
      worksOf(artist).some((work) => listMissing(work, narrowing, chosen, valuesOf).length === 0),
    )
  }

  return {
    images: narrow,
    artists: narrowArtists,
    countImages: (images, narrowing) =>
      countOnce(images, narrowing, colours, () => {
        const groups = images.map((image) => [image])
        return countChoices(groups, narrowing, readValues(catalogue, colours, narrowing))
      }),
    countArtists: (narrowing) =>
      countOnce(catalogue.artists, narrowing, colours, () => {
        const groups = catalogue.artists.map(worksOf)
        return countChoices(groups, narrowing, readValues(catalogue, colours, narrowing))
      }),
    listWaysOut: (images, narrowing) => listWaysOut(narrowing, (wider) => narrow(images, wider).length),
    listArtistWaysOut: (narrowing) => listWaysOut(narrowing, (wider) => narrowArtists(wider).length),
  }
}

function listWaysOut(narrowing: Narrowing, countIn: (wider: Narrowing) => number): WayOut[] {
  return narrowingParameters(narrowing)
    .map(([facet, value]) => ({
      facet,
      value,
      total: countIn(withoutChoice(narrowing, facet, value)),
    }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
}

/** A colour that somebody else's link names need not be among the catalogue's. */
function readValues(catalogue: Catalogue, colours: ColourFinder, { farbe }: Narrowing): ValuesOf {
  const { works, artists } = traitsOf(catalogue)
  const { ownOf, names } = readPaletteColours(colours)
  const others = farbe
    .filter((colour) => !names.includes(colour))
    .map((colour) => ({ colour, having: colours.findHavingColour(`#${colour}`) }))
  const coloursOf = (id: number) =>
    others.length === 0
      ? ownOf(id)
      : [...ownOf(id), ...others.filter(({ having }) => having.has(id)).map(({ colour }) => colour)]
  return ({ id, artistId }, facet) =>
    facet === 'farbe' ? coloursOf(id) : (works.get(id) ?? artists.get(artistId) ?? NO_NARROWING)[facet]
}

function listMissing(
  item: Narrowed,
  narrowing: Narrowing,
  chosen: readonly Facet[],
  valuesOf: ValuesOf,
): Facet[] {
  return chosen.filter((facet) => {
    const values = valuesOf(item, facet)
    return !narrowing[facet].every((value) => values.includes(value))
  })
}

/** Each group counts once for a choice that one of its items has. */
function countChoices(
  groups: readonly (readonly Narrowed[])[],
  narrowing: Narrowing,
  valuesOf: ValuesOf,
): ChoiceCounts {
  const chosen = FACETS.filter((facet) => narrowing[facet].length > 0)
  const counts = ofEachFacet(() => new Map<string, number>())
  let total = 0
  for (const group of groups) {
    const counted = new Set<string>()
    const add = (item: Narrowed, facet: Facet) => {
      for (const value of valuesOf(item, facet)) {
        if (group.length > 1) {
          const key = `${facet} ${value}`
          if (counted.has(key)) continue
          counted.add(key)
        }
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1)
      }
    }
    let isLeft = false
    for (const item of group) {
      const missing = listMissing(item, narrowing, chosen, valuesOf)
      const [only] = missing
      if (only === undefined) isLeft = true
      if (only === undefined) for (const facet of FACETS) add(item, facet)
      // Another choice of the same facet replaces the one that the item lacks; colours are added.
      else if (missing.length === 1 && only !== 'farbe') add(item, only)
    }
    if (isLeft) total += 1
  }
  return { total, counts }
}

const cache = new WeakMap<readonly unknown[], { palette: readonly string[]; counts: ChoiceCounts }>()

/** A list without narrowing is counted once: nearly everybody sees it so. */
function countOnce(
  list: readonly unknown[],
  narrowing: Narrowing,
  colours: ColourFinder,
  count: () => ChoiceCounts,
): ChoiceCounts {
  if (isNarrowed(narrowing)) return count()
  const known = cache.get(list)
  const palette = colours.palette()
  if (known?.palette === palette) return known.counts
  const counts = count()
  cache.set(list, { palette, counts })
  return counts
}

type PaletteColours = {
  names: readonly string[]
  ownOf: (imageId: number) => readonly string[]
}

const NONE: readonly string[] = []
const knownPalettes = new WeakMap<readonly string[], PaletteColours>()

function readPaletteColours(colours: ColourFinder): PaletteColours {
  const palette = colours.palette()
  const known = knownPalettes.get(palette) ?? readColours(palette, colours)
  knownPalettes.set(palette, known)
  return known
}

function readColours(palette: readonly string[], { findHavingColour }: ColourFinder): PaletteColours {
  const names = palette.map((colour) => colour.slice(1))
  const marks = new Map<number, number>()
  palette.forEach((colour, at) => {
    for (const id of findHavingColour(colour)) marks.set(id, (marks.get(id) ?? 0) | (1 << at))
  })
  // Works with the same colours share a list.
  const lists = new Map<number, readonly string[]>()
  const listOf = (mark: number): readonly string[] => {
    const list = lists.get(mark) ?? names.filter((_, at) => (mark & (1 << at)) !== 0)
    lists.set(mark, list)
    return list
  }
  return {
    names,
    ownOf: (id) => {
      const mark = marks.get(id)
      return mark === undefined ? NONE : listOf(mark)
    },
  }
}
