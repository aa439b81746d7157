/** What an answer was: the place of the work that was meant, or null, and whether something was said to be near. */
export type Found = { place: number | null; near: boolean }
/** Of the ten images, how many are by the artist that was meant; the artist's place among all that were named. */
export type Styled = { sameOfTen: number; artistPlace: number | null }

/** Shares of the answers in which the work comes first, is among ten, and in which nothing was said to be near. */
export function rateFound(found: readonly Found[]) {
  const below =
    (places: number) =>
    ({ place }: Found) =>
      place !== null && place < places
  return {
    first: shareOf(found, below(1)),
    amongTen: shareOf(found, below(10)),
    notNear: shareOf(found, ({ near }) => !near),
  }
}

export function rateStyle(styled: readonly Styled[]) {
  const below =
    (places: number) =>
    ({ artistPlace }: Styled) =>
      artistPlace !== null && artistPlace < places
  return {
    ofTen: styled.reduce((sum, { sameOfTen }) => sum + sameOfTen / 10, 0) / (styled.length || 1),
    artistFirst: shareOf(styled, below(1)),
    artistAmongFive: shareOf(styled, below(5)),
  }
}

function shareOf<Item>(items: readonly Item[], fits: (item: Item) => boolean): number {
  return items.filter(fits).length / (items.length || 1)
}
