import { DEFAULT_POLICY } from '#platform/browser/own-html.ts'

/** React creates a script element that does not run from this text. */
const EMPTY_SCRIPT = '<script></script>'
const PARSING = 'DOMParser parseFromString'

/** Refuses HTML in plain text. Ours goes through `trustHtml`; the editor parses in a document where nothing runs. */
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
