/** Names of our Trusted Types policies (w3.org/TR/trusted-types), as the content security policy lists them. */
export const DEFAULT_POLICY = 'default'
export const OWN_HTML_POLICY = 'own-html'

type PolicyRules = { createHTML: (html: string, type?: string, sink?: string) => string | null }
type Policy = { createHTML: (html: string) => TrustedHTML }

declare global {
  // Undefined in browsers without Trusted Types.
  var trustedTypes: { createPolicy: (name: string, rules: PolicyRules) => Policy } | undefined
}

let policy: Policy | undefined

/** Use only for HTML that our own server rendered. Every call returns a new object. */
export function trustHtml(html: string): string | TrustedHTML {
  policy ??= globalThis.trustedTypes?.createPolicy(OWN_HTML_POLICY, { createHTML: (text) => text })
  return policy?.createHTML(html) ?? html
}
