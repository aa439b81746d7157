/** Fewer letters would find nearly everybody (specification, section 9). */
const SHORTEST_SEARCH = 2
/** As many artists and as many styles as one looks through at a glance (specification, section 9). */
export const RESULTS_PER_KIND = 20
/** No name is longer; what somebody pastes by accident is cut here. */
export const LONGEST_SEARCH = 80

/** How well a name fits, best first: it begins so, one of its words does, it has it within, it has all words somewhere. */
const BEGINS = 0
const WORD_BEGINS = 1
const CONTAINS = 2
const ALL_WORDS = 3

/** Letters that Unicode does not take apart into a letter and its accent. */
const UNSPLIT: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe' }
/** How umlauts are typed where the keyboard has none. */
const WRITTEN_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Whether a search says enough to be answered. */
export function isLongEnough(search: string): boolean {
  return [...search.trim()].length >= SHORTEST_SEARCH
}

/**
 * Those whose names fit what was typed, the best fit first, else in the order they came; at most `RESULTS_PER_KIND`.
 * Case, accents and marks do not count, and „Müller“ is found as "Müller", "Muller" and "Mueller". A thing may have
 * several names. Too short a search finds nothing.
 */
export function findNames<Item>(
  items: readonly Item[],
  search: string,
  namesOf: (item: Item) => readonly string[],
): Item[] {
  if (!isLongEnough(search)) return []
  const wanted = spellingsOf(search)
  const fitting = items.flatMap((item) => {
    const fit = Math.min(...namesOf(item).map((name) => fitOf(spellingsOf(name), wanted)))
    return fit <= ALL_WORDS ? [{ item, fit }] : []
  })
  return fitting
    .sort((one, other) => one.fit - other.fit)
    .slice(0, RESULTS_PER_KIND)
    .map(({ item }) => item)
}

type Spellings = { plain: string; writtenOut: string }

/** "Müller-Lüdenscheidt" as "muller ludenscheidt" and as "mueller luedenscheidt". */
function spellingsOf(text: string): Spellings {
  const small = text.normalize('NFC').toLocaleLowerCase('de')
  return {
    plain: toPlainLetters(small),
    writtenOut: toPlainLetters(small.replace(/[äöüøå]/g, (letter) => WRITTEN_OUT[letter] ?? letter)),
  }
}

function toPlainLetters(text: string): string {
  return text
    .replace(/[ßøłđðþæœ]/g, (letter) => UNSPLIT[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

function fitOf(name: Spellings, wanted: Spellings): number {
  return Math.min(fitIn(name.plain, wanted.plain), fitIn(name.writtenOut, wanted.writtenOut))
}

function fitIn(name: string, wanted: string): number {
  if (wanted === '') return Number.POSITIVE_INFINITY
  if (name.startsWith(wanted)) return BEGINS
  if (name.includes(` ${wanted}`)) return WORD_BEGINS
  if (name.includes(wanted)) return CONTAINS
  return wanted.split(' ').every((word) => name.includes(word)) ? ALL_WORDS : Number.POSITIVE_INFINITY
}
