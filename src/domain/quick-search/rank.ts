import { type Spellings, spellingsOf, withoutApostrophes } from '#platform/i18n/spellings.ts'

const RANKS = { exact: 0, begins: 1, wordBegins: 2, contains: 3 } as const

/** Capitals, accents, apostrophes and the ways to write an umlaut make no difference. */
export function foldText(text: string): Spellings {
  return spellingsOf(withoutApostrophes(text))
}

export function rankOf(text: Spellings, words: Spellings): number | null {
  const plain = rankIn(text.plain, words.plain)
  if (text.plain === text.writtenOut && words.plain === words.writtenOut) return plain
  const written = rankIn(text.writtenOut, words.writtenOut)
  return plain === null || written === null ? (plain ?? written) : Math.min(plain, written)
}

function rankIn(text: string, words: string): number | null {
  const at = text.indexOf(words)
  if (at < 0) return null
  if (at === 0) return text.length === words.length ? RANKS.exact : RANKS.begins
  return text.includes(` ${words}`) ? RANKS.wordBegins : RANKS.contains
}

/** A picture by somebody of that name comes after everything of that name, and before what only contains it. */
const BY_OTHERS = 2

export function bestRank(
  names: readonly Spellings[],
  others: readonly Spellings[],
  words: Spellings,
): number {
  const byName = names.map((text) => rankOf(text, words) ?? Number.POSITIVE_INFINITY)
  const byOther = others.map((text) => (rankOf(text, words) ?? Number.POSITIVE_INFINITY) + BY_OTHERS)
  return Math.min(...byName, ...byOther)
}
