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

/** Items among the first that are alike, each with some other of them. */
type Group = { size: number }
type Placed<Item> = { item: Item; group: Group }
/** An item without a place yet, with how many of the placed it was compared, how many are like it, and their groups. */
type Waiting<Item> = { item: Item; compared: number; alike: number; groups: Group[] }

/**
 * The items in another order: no two by the same maker stand side by side, nor among the first 1,000 two that are alike; and of
 * those that are alike at most two among the first 30, or as few more as can be. In all else the rank decides: each place goes to
 * the first of the next 200 that fits best. The same list always comes out the same, and what is farther behind does not change
 * what is before it.
 */
export function spread<Item>(ranked: readonly Item[], rules: SpreadRules<Item>): Item[] {
  const placed: Placed<Item>[] = []
  const waiting: Waiting<Item>[] = []
  for (const item of ranked) {
    waiting.push({ item, compared: 0, alike: 0, groups: [] })
    if (waiting.length === LOOK_AHEAD + 1) placeNext(waiting, placed, rules)
  }
  while (waiting.length > 0) placeNext(waiting, placed, rules)
  return placed.map(({ item }) => item)
}

function placeNext<Item>(waiting: Waiting<Item>[], placed: Placed<Item>[], rules: SpreadRules<Item>): void {
  const [chosen] = waiting.splice(findBest(waiting, placed, rules), 1)
  if (!chosen) return
  const { item, groups } = chosen
  for (const group of groups) group.size++
  const [group = { size: 1 }] = groups
  placed.push({ item, group })
}

function findBest<Item>(
  waiting: readonly Waiting<Item>[],
  placed: readonly Placed<Item>[],
  rules: SpreadRules<Item>,
): number {
  const [first] = waiting
  const last = placed.at(-1)
  if (!first || !last) return 0
  let best = 0
  let fewest = Number.POSITIVE_INFINITY
  for (const [at, candidate] of waiting.entries()) {
    if (fewest <= leastFaults(at, placed.length)) break
    if (at > 0 && rules.mayPrecede?.(candidate.item, first.item) === false) continue
    const ofMaker = rules.isSameMaker(candidate.item, last.item) ? FAULTS.sameMaker : 0
    // Comparing takes the time: it ends when whatever comes of it cannot be better.
    const faults = ofMaker + faultsOfLikeness(candidate, { at, last, placed, most: fewest - ofMaker }, rules)
    if (faults < fewest) [best, fewest] = [at, faults]
  }
  return best
}

/** Those that are not compared count as alike, so that none of them is preferred unseen. */
function leastFaults(at: number, place: number): number {
  const isCompared = place < FIRST_PLACES || place >= COMPARED_PLACES || at < COMPARED_AHEAD
  return isCompared ? 0 : FAULTS.alikeNeighbour
}

type Place<Item> = { at: number; last: Placed<Item>; placed: readonly Placed<Item>[]; most: number }

/** Exact where it is below `most`. */
function faultsOfLikeness<Item>(
  candidate: Waiting<Item>,
  { at, last, placed, most }: Place<Item>,
  { areAlike }: SpreadRules<Item>,
): number {
  const least = leastFaults(at, placed.length)
  if (least > 0 || placed.length >= COMPARED_PLACES) return least
  const isFirst = placed.length < FIRST_PLACES
  let faults = isFirst ? faultsOfMany(candidate) : 0
  while (isFirst && faults < most && candidate.compared < placed.length) {
    const other = placed[candidate.compared++]
    if (!other || !areAlike(candidate.item, other.item)) continue
    candidate.alike++
    if (!candidate.groups.includes(other.group)) candidate.groups.push(other.group)
    faults = faultsOfMany(candidate)
  }
  return faults < most && areAlike(candidate.item, last.item) ? faults + FAULTS.alikeNeighbour : faults
}

/** None while there is room in each group; otherwise the more are like it, the more. */
function faultsOfMany<Item>({ alike, groups }: Waiting<Item>): number {
  const hasRoom = alike < MOST_ALIKE && groups.every(({ size }) => size < MOST_ALIKE)
  return hasRoom ? 0 : FAULTS.eachTooMany * Math.max(1, alike + 1 - MOST_ALIKE)
}
