import { DEFAULT_POLICY } from '#platform/browser/own-html.ts'

/** React creates a script element that does not run from this text. */
const EMPTY_SCRIPT = '<script></script>'
const PARSING = 'DOMParser parseFromString'

/**
 * Sets the default Trusted Types policy, which refuses to turn plain text with a tag into HTML. The editor parses HTML
 * in a separate document, where nothing runs; HTML from our server goes through `trustHtml`.
 */
export function guardHtml(): void {
  globalThis.trustedTypes?.createPolicy(DEFAULT_POLICY, {
    createHTML: (html, type, sink) => {
      if (html === EMPTY_SCRIPT || !html.includes('<') || sink === PARSING) return html
      // Without a type the editor calls this policy by its name, and uses its own when this one throws.
      if (type === undefined) throw new TypeError('This policy is for what has no tags.')
      return null
    },
  })
}
