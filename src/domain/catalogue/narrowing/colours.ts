import type { ColourFinder } from './traits.ts'

/** The colours of the catalogue as addresses have them, and those that a work has. */
type PaletteColours = {
  names: readonly string[]
  ownOf: (imageId: number) => readonly string[]
}

const NONE: readonly string[] = []
const kept = new WeakMap<readonly string[], PaletteColours>()

/** Read once for a palette, which is another one when images were added or changed. */
export function readPaletteColours(colours: ColourFinder): PaletteColours {
  const palette = colours.palette()
  const known = kept.get(palette) ?? readColours(palette, colours)
  kept.set(palette, known)
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
