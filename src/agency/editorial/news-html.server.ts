import { Marked } from 'marked'

// Staff write the news in Markdown; markup among it is shown as the characters it is made of.
const markdown = new Marked({
  renderer: {
    html({ text }) {
      return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    },
  },
})

/** The body of a news item as HTML. */
export function newsHtml(body: string): string {
  return markdown.parse(body, { async: false })
}
