import { spellingsOf } from '#platform/i18n/spellings.ts'

const MOST_REMEMBERED = 10_000
/** Shorter words differ from too many others by one letter. */
const SHORTEST_MISSPELT = 4
const LONG_WORD = 8

/** For names: they are asked for again at every letter that somebody types. */
export const rememberedSpellings = remember(spellingsOf, MOST_REMEMBERED)

/** Allows wrong, missing, extra and swapped letters; both are in plain letters, and an `unfinished` word may go on. */
export function isMisspelt(wanted: string, typed: string, unfinished = false): boolean {
  const most = typed.length >= LONG_WORD ? 2 : 1
  if (typed.length < SHORTEST_MISSPELT || wanted.length < SHORTEST_MISSPELT - 1) return false
  if (wanted.length < typed.length - most || (!unfinished && wanted.length > typed.length + most))
    return false
  if (typed.length > LONGEST_COMPARED) return false
  // Hardly anybody gets the first letter wrong, and it spares most of the comparing.
  return wanted[0] === typed[0] && differencesBetween(wanted, typed, most, unfinished) <= most
}

/** Room for the rows of one comparing, made once: names are compared thousands of times at every letter typed. */
const LONGEST_COMPARED = 62
const ROOM = LONGEST_COMPARED + 2
let before = new Uint8Array(ROOM)
let above = new Uint8Array(ROOM)
let line = new Uint8Array(ROOM)

/** Optimal string alignment distance; anything above `most` is as good as infinite. */
function differencesBetween(wanted: string, typed: string, most: number, unfinished: boolean): number {
  const width = Math.min(wanted.length, typed.length + most, LONGEST_COMPARED)
  for (let column = 0; column <= width; column++) above[column] = column
  for (let row = 1; row <= typed.length; row++) {
    if (fillLine(wanted, typed, row, width) > most) return most + 1
    const free = before
    before = above
    above = line
    line = free
  }
  return unfinished ? Math.min(...above.subarray(0, width + 1)) : (above[width] ?? most + 1)
}

/** Answers the least number in the line: the rest can only be more. */
function fillLine(wanted: string, typed: string, row: number, width: number): number {
  const letter = typed.charCodeAt(row - 1)
  const letterBefore = typed.charCodeAt(row - 2)
  line[0] = row
  let least = row
  for (let column = 1; column <= width; column++) {
    const other = wanted.charCodeAt(column - 1)
    const changed = (above[column - 1] ?? 0) + (letter === other ? 0 : 1)
    let count = Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1)
    const isSwapped =
      row > 1 && column > 1 && letter === wanted.charCodeAt(column - 2) && letterBefore === other
    if (isSwapped) count = Math.min(count, (before[column - 2] ?? 0) + 1)
    line[column] = count
    if (count < least) least = count
  }
  return least
}

/** The same function, which computes what it returns for a word once; beyond so many words all are computed anew. */
export function remember<Value>(compute: (word: string) => Value, most: number): (word: string) => Value {
  const remembered = new Map<string, Value>()
  return (word) => {
    const known = remembered.get(word)
    if (known !== undefined) return known
    if (remembered.size >= most) remembered.clear()
    const value = compute(word)
    remembered.set(word, value)
    return value
  }
}
