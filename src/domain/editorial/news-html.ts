import { Marked } from 'marked'
import { isOwnPath } from '#platform/http/link-address.ts'

/** These schemes cannot run scripts. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#)/i
/** Browsers decode a character reference: `/&sol;host`. */
const CHARACTER_REFERENCE = /&#?\w+;/
/** The item's title is the `h1`. */
const HIGHEST_HEADING = 2
const LOWEST_HEADING = 6

// Staff write news in Markdown. HTML in it is escaped, and pictures, which would be loaded from other sites without the
// visitor's consent, are rendered as their alternative text.
const markdown = new Marked({
  renderer: {
    html({ text }) {
      return escapeMarkup(text)
    },
    image({ text }) {
      return escapeMarkup(text)
    },
    link({ href, tokens }) {
      return isSafeAddress(href) ? false : this.parser.parseInline(tokens)
    },
    heading({ tokens, depth }) {
      const level = Math.min(depth + HIGHEST_HEADING - 1, LOWEST_HEADING)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
    },
  },
})

export function newsHtml(body: string): string {
  return markdown.parse(body, { async: false })
}

/** Such a body has no HTML, no pictures and no unsafe links, so that `newsHtml` changes nothing in it. */
export function isSafeNews(body: string): boolean {
  let isAllSafe = true
  markdown.walkTokens(markdown.lexer(body), (token) => {
    const isUnsafeLink = token.type === 'link' && !isSafeAddress(token.href)
    if (isUnsafeLink || token.type === 'html' || token.type === 'image') isAllSafe = false
  })
  return isAllSafe
}

export function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address) || (isOwnPath(address) && !CHARACTER_REFERENCE.test(address))
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
