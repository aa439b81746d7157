import StarterKit from '@tiptap/starter-kit'
import { isSafeAddress } from '#domain/editorial/news-html.ts'

/** The item's own title is the heading above these. */
const HEADINGS: [2, 3, 4, 5, 6] = [2, 3, 4, 5, 6]

/** Elements of a news item: everything that `writeMarkdown` can store. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: HEADINGS },
    underline: false,
    strike: false,
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto', 'tel'],
      isAllowedUri: isSafeAddress,
    },
  }),
]
