// Mail programs make links of any text that looks like an address.

const WORDS = /\S+/gu
const REMOVED = '[…]'
const BEGINS_LIKE_LINK = /:\/\/|^\W*www\p{P}/iu
/** These may surround a domain's name in an address, in brackets or in a sentence. */
const BETWEEN_NAMES = /[\s/?#:@,;!()[\]{}<>"'„“”‚‘’«»|=&*]+/u
/** Mail programs take the dots of other scripts for dots as well. */
const DOT = /[.。．｡]/u
const LAST_DOTS = /(?<![.。．｡…])[.。．｡…]+$/u
const ENDING = /^(?:[\p{Ll}\p{Lo}]{2,24}|\p{Lu}{2,24}|xn--[a-z0-9-]+)$/iu
const COUNTRY_LETTERS = 2
/** Other endings that advertising uses most; without one, an address typed as a file's name stays a link. */
const OF_ADDRESSES = new Set(
  'com net org info biz eu app dev shop store online site website xyz top club live vip icu pro link click bet casino loan work space tech win'.split(
    ' ',
  ),
)
/** No address ends with one of these file extensions. */
const OF_FILES = new Set('jpg jpeg png webp gif tif tiff avif heic heif pdf bin'.split(' '))
const JOINTS = /[.。．｡@:]/gu
/** Addresses with it do not resolve (RFC 5892, A.1), and mail programs end a link before it. */
const NON_JOINER = '\u200c'
/** These invisible letters would hide a link from us and not from a mail program. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g

/** Removes words that mail programs would turn into links, so that nobody advertises in the agency's name. */
export function withoutLinks(text: string): string {
  return text.replace(INVISIBLE, '').replace(WORDS, (word) => (isLink(word) ? REMOVED : word))
}

export function hasLink(text: string): boolean {
  return (text.replace(INVISIBLE, '').match(WORDS) ?? []).some(isLink)
}

/** The name reads the same, but an invisible letter behind its dots keeps mail programs from making it a link. */
export function withoutLinksInName(name: string): string {
  return name.replace(WORDS, (word) => (isLinkInName(word) ? word.replace(JOINTS, `$&${NON_JOINER}`) : word))
}

function isLink(word: string): boolean {
  return BEGINS_LIKE_LINK.test(word) || word.split(BETWEEN_NAMES).some((part) => endingOf(part) !== null)
}

/** Dots mean little in names of files, so only endings count that are common in addresses. */
function isLinkInName(word: string): boolean {
  if (BEGINS_LIKE_LINK.test(word)) return true
  const endings = word.split(BETWEEN_NAMES).flatMap((part) => endingOf(part) ?? [])
  return endings.some((ending) => (word.includes('@') ? !OF_FILES.has(ending) : isOfAddresses(ending)))
}

function isOfAddresses(ending: string): boolean {
  return ending.length === COUNTRY_LETTERS || ending.startsWith('xn--') || OF_ADDRESSES.has(ending)
}

/** Null for what is no domain, such as "Heft.Ich": only the first letter of a following sentence is a capital. */
function endingOf(name: string): string | null {
  const [ending = '', before = ''] = name.replace(LAST_DOTS, '').split(DOT).reverse()
  const isOneCase = ending === ending.toLowerCase() || ending === ending.toUpperCase()
  return before !== '' && isOneCase && ENDING.test(ending) ? ending.toLowerCase() : null
}
