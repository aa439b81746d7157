import { Marked } from 'marked'
import { isOwnPath } from '#platform/http/link-address.ts'

/** Addresses that lead somewhere; what a script could hide in is none. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#)/i
/** A letter written as its number or name, which a browser reads as the letter: `/&sol;host`. */
const WRITTEN_LETTER = /&#?\w+;/
/** The item's own title is above all headings of its text. */
const HIGHEST_HEADING = 2
const LOWEST_HEADING = 6

// Staff write the news in Markdown. Markup among it is shown as the characters it is made of, and pictures of other sites,
// which would be asked for without the visitor's consent, as the words that stand for them.
const markdown = new Marked({
  renderer: {
    html({ text }) {
      return escapeMarkup(text)
    },
    image({ text }) {
      return escapeMarkup(text)
    },
    link({ href, tokens }) {
      return isSafe(href) ? false : this.parser.parseInline(tokens)
    },
    heading({ tokens, depth }) {
      const level = Math.min(depth + HIGHEST_HEADING - 1, LOWEST_HEADING)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
    },
  },
})

/** The body of a news item as HTML: no script, no address but to pages and mail, nothing that another site would send. */
export function newsHtml(body: string): string {
  return markdown.parse(body, { async: false })
}

/** Whether a body says nothing that `newsHtml` would have to take the sting out of: no markup, no picture, no odd address. */
export function isSafeNews(body: string): boolean {
  let isAllSafe = true
  markdown.walkTokens(markdown.lexer(body), (token) => {
    const isOddLink = token.type === 'link' && !isSafe(token.href)
    if (isOddLink || token.type === 'html' || token.type === 'image') isAllSafe = false
  })
  return isAllSafe
}

function isSafe(address: string): boolean {
  return SAFE_ADDRESS.test(address) || (isOwnPath(address) && !WRITTEN_LETTER.test(address))
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
