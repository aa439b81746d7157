import { Markdown } from '@tiptap/markdown'
import StarterKit from '@tiptap/starter-kit'

/** The item's own title is the heading above these. */
const HEADINGS: [2, 3] = [2, 3]

/** Elements of a news item: everything that Markdown can store and the website shows. */
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
      isAllowedUri: (address) => SAFE_ADDRESS.test(address),
    },
  }),
  Markdown,
]

/** The same addresses that the website renders as links. */
export const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i
