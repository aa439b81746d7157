import type { Image, ImageOrder } from './catalogue-model.ts'
import { oneOfEachArtist } from './image-order.ts'

export type LooksAlike = (id: number, otherId: number) => boolean

export const NOTHING_ALIKE: LooksAlike = () => false

const cache = new WeakMap<LooksAlike, WeakMap<readonly Image[], readonly Image[]>>()

/** Keeps artists and scenes from repeating too soon, and computes it once for a list and a `LooksAlike`. */
export function spreadImages(images: readonly Image[], looksAlike: LooksAlike): readonly Image[] {
  const known = cache.get(looksAlike) ?? new WeakMap<readonly Image[], readonly Image[]>()
  cache.set(looksAlike, known)
  const list = known.get(images) ?? spread(images, rulesOf(looksAlike))
  known.set(images, list)
  return list
}

export function rulesOf(looksAlike: LooksAlike) {
  return {
    isSameMaker: (one: Image, other: Image) => one.artistId === other.artistId,
    areAlike: (one: Image, other: Image) => isSameScene(one, other) || looksAlike(one.id, other.id),
  }
}

/** Spreads the list only when the order is the site's own (null) or random. */
export function spreadInOrder(
  images: readonly Image[],
  order: ImageOrder | null,
  looksAlike: LooksAlike,
): readonly Image[] {
  return order === null || order === 'random' ? spreadImages(images, looksAlike) : images
}

/** There are this many times more works than shown to choose from, if there are enough artists. */
const CHOSEN_FROM = 3

export function listOneOfEachArtist(
  images: readonly Image[],
  { order, most, looksAlike }: { order: ImageOrder; most: number; looksAlike: LooksAlike },
): readonly Image[] {
  if (order !== 'random') return oneOfEachArtist(images, most)
  return spreadImages(oneOfEachArtist(images, CHOSEN_FROM * most), looksAlike).slice(0, most)
}

type Texts = Pick<Image, 'titleDe' | 'titleEn' | 'altDe' | 'altEn' | 'keywordsDe' | 'keywordsEn'>

/** In the demo, 87 of 100 pairs of one scene share this much of their keywords, and one in 10,000 of other pairs. */
const SAME_KEYWORDS = 0.6
/** Fewer are words for a whole field, such as „Tiere, Hund“. */
const FEWEST_KEYWORDS = 3

/** `keywords` are their hashes, sorted: a catalogue has a hundred thousand works. */
type Read = { title: string; alt: string; keywords: readonly number[] }

const readImages = new WeakMap<Texts, Read>()

export function isSameScene(one: Texts, other: Texts): boolean {
  const [first, second] = [readOnce(one), readOnce(other)]
  if (first.alt !== '' && first.alt === second.alt) return true
  const both = countBoth(first.keywords, second.keywords)
  const isSilent = first.keywords.length === 0 || second.keywords.length === 0
  // Many works are called „Ohne Titel“.
  if (first.title !== '' && first.title === second.title && (both > 0 || isSilent)) return true
  const all = first.keywords.length + second.keywords.length - both
  return both >= FEWEST_KEYWORDS && both >= SAME_KEYWORDS * all
}

function readOnce(work: Texts): Read {
  const known = readImages.get(work)
  if (known) return known
  const read = readTexts(work)
  readImages.set(work, read)
  return read
}

function readTexts({ titleDe, titleEn, altDe, altEn, keywordsDe, keywordsEn }: Texts): Read {
  const words = (keywordsDe || keywordsEn).split(',').map((word) => word.trim().toLowerCase())
  const hashes = new Set(words.filter((word) => word !== '').map(hashOf))
  return {
    title: (titleDe || titleEn).trim(),
    alt: (altDe || altEn).trim(),
    keywords: [...hashes].sort((one, other) => one - other),
  }
}

/** Numbers below 2^30 take no memory of their own. */
const SMALL = 2 ** 30 - 1

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash & SMALL
}

function countBoth(one: readonly number[], other: readonly number[]): number {
  let both = 0
  let at = 0
  for (const hash of one) {
    while ((other[at] ?? SMALL + 1) < hash) at++
    if (other[at] === hash) both++
  }
  return both
}

type SpreadRules<Item> = {
  isSameMaker: (one: Item, other: Item) => boolean
  areAlike: (one: Item, other: Item) => boolean
  /** Whether an item may come before one that ranks higher; always when left out. */
  mayPrecede?: (later: Item, first: Item) => boolean
}

/** The first page of a grid: everybody sees it before scrolling far. */
export const FIRST_PLACES = 30
export const MOST_ALIKE = 2
/** Nobody notices the difference between ranks 200 and 1, and time stays proportional to the list. */
export const LOOK_AHEAD = 200
/** Nobody scrolls farther down, so only makers are kept apart there. */
export const COMPARED_PLACES = 1_000
/** Fewer items are compared behind the first places: only neighbours count there, and a different item is near. */
const COMPARED_AHEAD = 20

/** All points for alike items together are fewer than those for the same maker. */
const FAULTS = { alikeNeighbour: 1, eachTooMany: 2, sameMaker: 2 * FIRST_PLACES + 2 } as const

/** A group of items among the first that are alike, each with some other of them. */
type Group = { size: number }
type Placed<Item> = { item: Item; group: Group }
/** An item without a place yet, with how many of the placed it was compared, how many are like it, and their groups. */
type Waiting<Item> = { item: Item; compared: number; alike: number; groups: Group[] }

/**
 * Keeps one maker's items from being neighbours, and alike ones among the first 1,000; at most two alike are among the
 * first 30, or as few more as can be. Each place goes to the first of the next 200 that fits best, so the same list
 * always comes out the same, and no item changes what is far before it.
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
    // Comparing takes most of the time, so it ends when the result can no longer be better.
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

function faultsOfMany<Item>({ alike, groups }: Waiting<Item>): number {
  const hasRoom = alike < MOST_ALIKE && groups.every(({ size }) => size < MOST_ALIKE)
  return hasRoom ? 0 : FAULTS.eachTooMany * Math.max(1, alike + 1 - MOST_ALIKE)
}
