import { spellingsOf } from '#platform/i18n/spellings.ts'

/** What stands beside a name where files say whose picture it is. */
const BESIDE_A_NAME = new Set(
  'c by von copyright illustration illustrations illustrator illustratorin illustrated art artist artwork foto photo studio'.split(
    ' ',
  ),
)

/**
 * Whether a file's creator may be this person: in any order and spelling, shortened, with an agency beside it, or as the
 * first part of an e-mail address.
 */
export function maySame(creator: string, name: string): boolean {
  return spellingsIn(creator).some((given) => spellingsIn(name).some((own) => matches(given, own)))
}

function spellingsIn(text: string): string[][] {
  const { plain, writtenOut } = spellingsOf(text)
  return [plain, writtenOut].map((words) => words.split(' ').filter((word) => !BESIDE_A_NAME.has(word)))
}

function matches(given: readonly string[], own: readonly string[]): boolean {
  if (own.length === 0 || own.every((word) => given.includes(word))) return true
  const isShort = (word: string) =>
    own.some((one) => one === word || (word.length === 1 && one.startsWith(word)))
  if (given.every(isShort)) return true
  const together = given.join('')
  return [own.join(''), own.toReversed().join('')].some((name) => together.includes(name))
}
