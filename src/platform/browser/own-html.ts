/** The policies of Trusted Types that our pages make (w3.org/TR/trusted-types), as the content security policy names them. */
export const DEFAULT_POLICY = 'default'
export const OWN_HTML_POLICY = 'own-html'

type PolicyRules = { createHTML: (html: string, type?: string, sink?: string) => string | null }
type Policy = { createHTML: (html: string) => TrustedHTML }

declare global {
  // Missing in browsers that do not have them.
  var trustedTypes: { createPolicy: (name: string, rules: PolicyRules) => Policy } | undefined
}

let policy: Policy | undefined

/** For HTML that our own server wrote, and nothing else. Trusting the same text again gives another object. */
export function trustHtml(html: string): string | TrustedHTML {
  policy ??= globalThis.trustedTypes?.createPolicy(OWN_HTML_POLICY, { createHTML: (text) => text })
  return policy?.createHTML(html) ?? html
}
