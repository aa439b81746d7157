/** What somebody says about a collection, not a letter of its own. */
export const LONGEST_MESSAGE = 500
export const LONGEST_NAME = 100

const SHORTEST_EMAIL = 5

/** The quick check while one types (specification, section 5). Whether letters go there is for the server to say. */
export function looksLikeEmail(text: string): boolean {
  const at = text.indexOf('@')
  return text.length >= SHORTEST_EMAIL && at > 0 && text.lastIndexOf('@') < text.length - 1
}

/** Stands where a link was. */
const REMOVED = '[…]'
const BEGINS_LIKE_LINK = /:\/\/|^\W*www\p{P}/iu
/** What may stand around the name of a domain in an address, in brackets or in a sentence. */
const BETWEEN_NAMES = /[\s/?#:@,;!()[\]{}<>"'„“”‚‘’«»|=&*]+/u
/** Mail programs take the dots of other scripts for dots as well. */
const DOT = /[.。．｡]/u
const LAST_DOTS = /[.。．｡…]+$/u
const ENDING = /^(?:[\p{Ll}\p{Lo}]{2,24}|\p{Lu}{2,24}|xn--[a-z0-9-]+)$/iu
/** Invisible letters that would hide a link from us and not from a mail program. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g

/**
 * Text of a visitor without the words that a mail program would make a link of, so that nobody sends advertising in the
 * agency's name.
 */
export function withoutLinks(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\S+/gu, (word) => (hasLink(word) ? REMOVED : word))
}

function hasLink(word: string): boolean {
  return BEGINS_LIKE_LINK.test(word) || word.split(BETWEEN_NAMES).some(isDomain)
}

/** A sentence that follows the last one without a space is none: in "Heft.Ich" only the first letter is a capital. */
function isDomain(name: string): boolean {
  const [ending = '', before = ''] = name.replace(LAST_DOTS, '').split(DOT).reverse()
  const isOneCase = ending === ending.toLowerCase() || ending === ending.toUpperCase()
  return before !== '' && isOneCase && ENDING.test(ending)
}
