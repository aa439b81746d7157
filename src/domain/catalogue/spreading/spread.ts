/** How the items of a list are told apart. */
export type SpreadRules<Item> = {
  isSameMaker: (one: Item, other: Item) => boolean
  /** Whether both show nearly the same. */
  areAlike: (one: Item, other: Item) => boolean
  /** Whether an item may come before one that ranks higher; always when left out. */
  mayPrecede?: (later: Item, first: Item) => boolean
}

/** What is seen before anybody scrolls far: the first page of a grid. */
export const FIRST_PLACES = 30
/** So many that are alike stand among the first places; the others come behind them. */
export const MOST_ALIKE = 2
/** How far an item may come forward: nobody sees a rank of 200 as another than 1, and time stays proportional to the list. */
export const LOOK_AHEAD = 200
/** Farther down nobody scrolls, and only makers are told apart. */
export const COMPARED_PLACES = 1_000
/** Behind the first places fewer are compared: there it is neighbours only, and one that differs is near. */
const COMPARED_AHEAD = 20

/** What speaks against an item for the next place. However many are alike, less than the same maker. */
const FAULTS = { alikeNeighbour: 1, eachTooMany: 2, sameMaker: 2 * FIRST_PLACES + 2 } as const

/** An item without a place yet, how many of the placed are known to be like it, and how many it was compared with. */
type Waiting<Item> = { item: Item; alike: number; compared: number }

/**
 * The items in another order: no two by the same maker stand side by side, nor among the first 1,000 two that are alike; and of
 * those that are alike at most two among the first 30, or as few more as can be. In all else the rank decides: each place goes to the first of the next 200
 * that fits best. The same list always comes out the same, and what is farther behind does not change what is before it.
 */
export function spread<Item>(ranked: readonly Item[], rules: SpreadRules<Item>): Item[] {
  const placed: Item[] = []
  const waiting: Waiting<Item>[] = []
  for (const item of ranked) {
    waiting.push({ item, alike: 0, compared: 0 })
    if (waiting.length === LOOK_AHEAD + 1) placeNext(waiting, placed, rules)
  }
  while (waiting.length > 0) placeNext(waiting, placed, rules)
  return placed
}

function placeNext<Item>(waiting: Waiting<Item>[], placed: Item[], rules: SpreadRules<Item>): void {
  const [chosen] = waiting.splice(findBest(waiting, placed, rules), 1)
  if (chosen) placed.push(chosen.item)
}

function findBest<Item>(
  waiting: readonly Waiting<Item>[],
  placed: readonly Item[],
  rules: SpreadRules<Item>,
): number {
  const [first] = waiting
  const last = placed.at(-1)
  if (!first || last === undefined) return 0
  const isFirst = placed.length < FIRST_PLACES
  const isCompared = placed.length < COMPARED_PLACES
  let best = 0
  let fewest = Number.POSITIVE_INFINITY
  for (const [at, candidate] of waiting.entries()) {
    const least = isFirst || !isCompared || at < COMPARED_AHEAD ? 0 : FAULTS.alikeNeighbour
    if (fewest <= least) break
    if (at > 0 && rules.mayPrecede?.(candidate.item, first.item) === false) continue
    const ofMaker = rules.isSameMaker(candidate.item, last) ? FAULTS.sameMaker : 0
    // Comparing takes the time: it ends when whatever comes of it cannot be better.
    const faults = ofMaker + faultsOfLikeness(candidate, { at, last, placed, most: fewest - ofMaker }, rules)
    if (faults < fewest) [best, fewest] = [at, faults]
  }
  return best
}

type Place<Item> = { at: number; last: Item; placed: readonly Item[]; most: number }

/** Exact where it is below `most`. */
function faultsOfLikeness<Item>(
  candidate: Waiting<Item>,
  { at, last, placed, most }: Place<Item>,
  { areAlike }: SpreadRules<Item>,
): number {
  const isFirst = placed.length < FIRST_PLACES
  if (placed.length >= COMPARED_PLACES) return 0
  // Those that are not compared count as alike, so that none of them is preferred unseen.
  if (!isFirst && at >= COMPARED_AHEAD) return FAULTS.alikeNeighbour
  let faults = isFirst ? faultsOfMany(candidate) : 0
  while (isFirst && faults < most && candidate.compared < placed.length) {
    const other = placed[candidate.compared++]
    if (other !== undefined && areAlike(candidate.item, other)) candidate.alike++
    faults = faultsOfMany(candidate)
  }
  return faults < most && areAlike(candidate.item, last) ? faults + FAULTS.alikeNeighbour : faults
}

function faultsOfMany({ alike }: { alike: number }): number {
  return FAULTS.eachTooMany * Math.max(0, alike + 1 - MOST_ALIKE)
}
