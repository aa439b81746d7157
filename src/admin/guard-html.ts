import { DEFAULT_POLICY } from '#platform/browser/own-html.ts'

/** How React makes a script element that does not run. */
const EMPTY_SCRIPT = '<script></script>'
const PARSING = 'DOMParser parseFromString'

/**
 * Where the browser has Trusted Types, no plain text with a tag in it becomes HTML in the staff's program. The editor reads
 * the markup inside Markdown into a document of its own, where nothing runs; what our server wrote goes through `trustHtml`.
 */
export function guardHtml(): void {
  globalThis.trustedTypes?.createPolicy(DEFAULT_POLICY, {
    createHTML: (html, type, sink) => {
      if (html === EMPTY_SCRIPT || !html.includes('<') || sink === PARSING) return html
      // Without a type the editor asks for this policy by its name, and takes its own when it learns that this is not for it.
      if (type === undefined) throw new TypeError('This policy is for what has no tags.')
      return null
    },
  })
}
