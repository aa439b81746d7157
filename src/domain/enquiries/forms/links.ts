// Links in what visitors typed: mail programs make them of any text that looks like an address.

const WORDS = /\S+/gu
/** Stands where a link was. */
const REMOVED = '[…]'
const BEGINS_LIKE_LINK = /:\/\/|^\W*www\p{P}/iu
/** What may stand around the name of a domain in an address, in brackets or in a sentence. */
const BETWEEN_NAMES = /[\s/?#:@,;!()[\]{}<>"'„“”‚‘’«»|=&*]+/u
/** Mail programs take the dots of other scripts for dots as well. */
const DOT = /[.。．｡]/u
const LAST_DOTS = /(?<![.。．｡…])[.。．｡…]+$/u
const ENDING = /^(?:[\p{Ll}\p{Lo}]{2,24}|\p{Lu}{2,24}|xn--[a-z0-9-]+)$/iu
/** Addresses of countries. */
const COUNTRY_LETTERS = 2
/** Others that advertising is sent with most; a missing one costs a link to an address that somebody typed as a name. */
const OF_ADDRESSES = new Set(
  'com net org info biz eu app dev shop store online site website xyz top club live vip icu pro link click bet casino loan work space tech win'.split(
    ' ',
  ),
)
/** What files of forms end with, and no address. */
const OF_FILES = new Set('jpg jpeg png webp gif tif tiff avif heic heif pdf bin'.split(' '))
const JOINTS = /[.。．｡@:]/gu
/** Addresses with it do not resolve (RFC 5892, A.1), and mail programs end a link before it. */
const NON_JOINER = '\u200c'
/** Invisible letters that would hide a link from us and not from a mail program. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g

/**
 * Text of a visitor without the words that a mail program would make a link of, so that nobody sends advertising in the
 * agency's name.
 */
export function withoutLinks(text: string): string {
  return text.replace(INVISIBLE, '').replace(WORDS, (word) => (isLink(word) ? REMOVED : word))
}

/** Whether `withoutLinks` would take something out. */
export function hasLink(text: string): boolean {
  return (text.replace(INVISIBLE, '').match(WORDS) ?? []).some(isLink)
}

/**
 * Name of a file that reads as it is written, and of which no mail program makes a link: behind the dots of what would be
 * one stands an invisible letter that no address has.
 */
export function withoutLinksInName(name: string): string {
  return name.replace(WORDS, (word) => (isLinkInName(word) ? word.replace(JOINTS, `$&${NON_JOINER}`) : word))
}

function isLink(word: string): boolean {
  return BEGINS_LIKE_LINK.test(word) || word.split(BETWEEN_NAMES).some((part) => endingOf(part) !== null)
}

/** In names of files dots mean little, so that only endings count that addresses have. */
function isLinkInName(word: string): boolean {
  if (BEGINS_LIKE_LINK.test(word)) return true
  const endings = word.split(BETWEEN_NAMES).flatMap((part) => endingOf(part) ?? [])
  return endings.some((ending) => (word.includes('@') ? !OF_FILES.has(ending) : isOfAddresses(ending)))
}

function isOfAddresses(ending: string): boolean {
  return ending.length === COUNTRY_LETTERS || ending.startsWith('xn--') || OF_ADDRESSES.has(ending)
}

/**
 * In small letters; null for no name of a domain. A sentence that follows the last one without a space is none: in
 * "Heft.Ich" only the first letter is a capital.
 */
function endingOf(name: string): string | null {
  const [ending = '', before = ''] = name.replace(LAST_DOTS, '').split(DOT).reverse()
  const isOneCase = ending === ending.toLowerCase() || ending === ending.toUpperCase()
  return before !== '' && isOneCase && ENDING.test(ending) ? ending.toLowerCase() : null
}
