import type { Config } from '#platform/config.ts'
import { site } from '#site/site.server.ts'

/** Where staff may sign in: at the address that the operator gave, and at the site's own. */
export function trustedOrigins({ publicUrl }: Pick<Config, 'publicUrl'>): [string, ...string[]] {
  const [first, ...others] = site.hosts.production.map((host) => `https://${host}`)
  const own = first ?? 'http://localhost'
  return publicUrl ? [new URL(publicUrl).origin, own, ...others] : [own, ...others]
}
