import { setImmediate } from 'node:timers/promises'
import { spellingsOf } from '#platform/i18n/spellings.ts'
import { englishStem, germanStem } from './inflections.ts'

export type TextLanguage = 'de' | 'en'

/** One of the texts that are searched, the weight of a word in it, and its language; null for names. */
export type Field<Item> = {
  textOf: (item: Item) => string
  /** Returns what the text is made from, where making it takes longer than comparing that. */
  comparedOf?: (item: Item) => string
  weight: number
  language: TextLanguage | null
}

/** A word of the texts, and its places. */
export type IndexedTerm = {
  /** In plain letters, umlauts written out. */
  key: string
  /** In plain letters, umlauts without their dots. */
  plain: string
  german: string
  english: string
  /** Each place is a row and its fields, as bits, in one number. */
  places: Int32Array
  count: number
}

/** The language that a word is asked in; null for any. Names have none, and are found in each. */
export type TermLanguage = TextLanguage | null

export type TermIndex<Item> = {
  /** Replaces the items that are found; resolves when they are. Unchanged items only cost a comparison. */
  update: (items: readonly Item[]) => Promise<void>
  /** Returns the term with this spelling, also with umlauts written out. */
  termOf: (key: string) => IndexedTerm | undefined
  /** Whether a text has the word, in plain letters, with or without the dots of umlauts. */
  knows: (word: string) => boolean
  /** Returns the terms with this spelling but for the dots of umlauts. */
  termsWithUmlauts: (plain: string) => readonly IndexedTerm[]
  termsOfStem: (stem: string, language: TextLanguage) => readonly IndexedTerm[]
  terms: () => Iterable<IndexedTerm>
  /**
   * Returns the terms that may end or begin with a word: the last or the first letters of their German stems are the
   * same.
   */
  termsAround: (word: string, stem: string) => Iterable<IndexedTerm>
  /** Calls `found` with each item that has the term, and the weight of the best field that has it. */
  visit: (term: IndexedTerm, termLanguage: TermLanguage, found: (id: number, weight: number) => void) => void
}

/** Texts are read for this long before other work gets its turn. */
const TURN_MS = 8
/** Fields take this many bits of a place; rows have the rest of 31 bits. */
const FIELD_BITS = 7
const FIELD_MASK = (1 << FIELD_BITS) - 1
const FEW_ROWS = 2_000
const FIRST_PLACES = 2
const MOST_ROOM = 1.25
const BETWEEN_WORDS = /[^\p{Letter}\p{Mark}\p{Number}]+/u
/** File names join several words: "dwarf02", "OrcGrunt". */
const BETWEEN_PARTS = /(?<=\p{Lowercase})(?=[\p{Uppercase}\p{Number}])|(?<=\p{Number})(?=\p{Letter}{2})/u

type Row<Item> = { item: Item; row: number; seen: number }

export function openTermIndex<Item extends { id: number }>(fields: readonly Field<Item>[]): TermIndex<Item> {
  let terms = openTerms()
  let rows = new Map<number, Row<Item>>()
  /** The id of the item in each row; 0 when it was removed. */
  let ids: number[] = []
  let updates = 0
  const weights = weighBits(fields)
  const bitsOf = { de: bitsIn(fields, 'de'), en: bitsIn(fields, 'en') }

  function add(item: Item): void {
    const row = ids.length
    ids.push(item.id)
    rows.set(item.id, { item, row, seen: updates })
    const places = new Map<IndexedTerm, number>()
    fields.forEach(({ textOf }, bit) => {
      for (const term of terms.read(textOf(item))) places.set(term, (places.get(term) ?? 0) | (1 << bit))
    })
    for (const [term, bits] of places) addPlace(term, row * (FIELD_MASK + 1) + bits)
  }

  function keep(item: Item): void {
    const known = rows.get(item.id)
    if (
      known &&
      fields.every(({ textOf, comparedOf = textOf }) => comparedOf(known.item) === comparedOf(item))
    ) {
      known.item = item
      known.seen = updates
      return
    }
    if (known) ids[known.row] = 0
    add(item)
  }

  async function update(items: readonly Item[]): Promise<void> {
    updates += 1
    if (ids.length - rows.size > Math.max(FEW_ROWS, rows.size / 2)) {
      terms = openTerms()
      rows = new Map()
      ids = []
    }
    let started = performance.now()
    for (const item of items) {
      keep(item)
      if (performance.now() - started < TURN_MS) continue
      await setImmediate()
      started = performance.now()
    }
    for (const [id, { row, seen }] of rows) {
      if (seen === updates) continue
      ids[row] = 0
      rows.delete(id)
    }
    for (const term of terms.byKey.values()) dropRoom(term)
  }

  function visit(
    term: IndexedTerm,
    termLanguage: TermLanguage,
    found: (id: number, weight: number) => void,
  ): void {
    const wanted = termLanguage === null ? FIELD_MASK : bitsOf[termLanguage]
    for (let at = 0; at < term.count; at++) {
      const place = term.places[at] ?? 0
      const weight = weights[place & wanted] ?? 0
      const id = weight > 0 ? ids[place >> FIELD_BITS] : 0
      if (id) found(id, weight)
    }
  }

  const isFound = (term: IndexedTerm) =>
    term.places.subarray(0, term.count).some((place) => ids[place >> FIELD_BITS])
  const withUmlauts = (plain: string) => terms.withUmlauts.get(plain) ?? []

  return {
    update,
    visit,
    knows: (word) => {
      const term = terms.byKey.get(word)
      return (term !== undefined && isFound(term)) || withUmlauts(word).some(isFound)
    },
    termOf: (key) => terms.byKey.get(key),
    termsWithUmlauts: withUmlauts,
    termsOfStem: (stem, language) => terms.byStem[language].get(stem) ?? [],
    terms: () => terms.byKey.values(),
    termsAround: (word, stem) =>
      new Set([...(terms.byEnd.get(endOf(stem)) ?? []), ...(terms.byBeginning.get(beginningOf(word)) ?? [])]),
  }
}

function weighBits(fields: readonly Field<never>[]): Float64Array {
  return Float64Array.from({ length: FIELD_MASK + 1 }, (_, bits) =>
    Math.max(0, ...fields.map(({ weight }, at) => ((bits >> at) & 1 ? weight : 0))),
  )
}

function bitsIn(fields: readonly Field<never>[], language: TextLanguage): number {
  return fields.reduce(
    (bits, field, at) => (field.language === language || field.language === null ? bits | (1 << at) : bits),
    0,
  )
}

function openTerms() {
  const byKey = new Map<string, IndexedTerm>()
  const withUmlauts = new Map<string, IndexedTerm[]>()
  const byStem = { de: new Map<string, IndexedTerm[]>(), en: new Map<string, IndexedTerm[]>() }
  const byWord = new Map<string, IndexedTerm | null>()
  const byEnd = new Map<string, IndexedTerm[]>()
  const byBeginning = new Map<string, IndexedTerm[]>()

  function create(key: string, plain: string): IndexedTerm {
    const stems = { german: germanStem(plain), english: englishStem(plain) }
    const term = { key, plain, ...stems, places: new Int32Array(FIRST_PLACES), count: 0 }
    byKey.set(key, term)
    if (key !== plain) addTo(withUmlauts, plain, term)
    addTo(byStem.de, term.german, term)
    addTo(byStem.en, term.english, term)
    addTo(byEnd, endOf(term.german), term)
    addTo(byBeginning, beginningOf(plain), term)
    return term
  }

  /** Most words come again, and it takes long to work out how a word is compared. */
  function termFor(word: string): IndexedTerm | null {
    const known = byWord.get(word)
    if (known !== undefined) return known
    const { plain, writtenOut } = spellingsOf(word)
    const term = plain === '' ? null : (byKey.get(writtenOut) ?? create(writtenOut, plain))
    byWord.set(word, term)
    return term
  }

  function termsOf(word: string): IndexedTerm[] {
    const parts = word.split(BETWEEN_PARTS)
    return (parts.length > 1 ? [word, ...parts] : [word]).flatMap((part) => termFor(part) ?? [])
  }

  function read(text: string): IndexedTerm[] {
    const words = text === '' ? [] : text.split(BETWEEN_WORDS)
    return words.flatMap((word) => (word === '' ? [] : termsOf(word)))
  }

  return { byKey, withUmlauts, byStem, byEnd, byBeginning, read }
}

/** Enough letters to leave few terms, and no more than the shortest word of a compound has. */
const LETTERS = 3

function endOf(stem: string): string {
  return stem.slice(-LETTERS)
}

function beginningOf(word: string): string {
  return word.slice(0, LETTERS)
}

function addTo(lists: Map<string, IndexedTerm[]>, key: string, term: IndexedTerm): void {
  const list = lists.get(key)
  if (list) list.push(term)
  else lists.set(key, [term])
}

function dropRoom(term: IndexedTerm): void {
  if (term.places.length > term.count * MOST_ROOM) term.places = term.places.slice(0, term.count)
}

function addPlace(term: IndexedTerm, place: number): void {
  if (term.count === term.places.length) {
    const wider = new Int32Array(Math.max(FIRST_PLACES, term.places.length * 2))
    wider.set(term.places)
    term.places = wider
  }
  term.places[term.count++] = place
}
