import { Hono } from 'hono'
import { contactIn } from '#domain/settings/contact.server.ts'
import type { Settings } from '#domain/settings/settings-model.ts'
import type { Clock } from '#platform/clock.ts'
import { DAY_MS } from '#platform/durations.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'

/** RFC 9116 asks for less than a year, so that nobody uses a contact that is out of date. */
const CONTACT_HOLDS_DAYS = 364

export function wellKnownRoutes(clock: Clock, origin: string, settings: () => Settings): Hono {
  const app = new Hono()
  const policy = origin + paths.terms('de')
  app.get('/robots.txt', (context) => context.text(writeRobots(origin, policy)))
  // The TDM Reservation Protocol of the W3C community group.
  app.get('/.well-known/tdmrep.json', (context) =>
    context.json([{ location: '/', 'tdm-reservation': 1, 'tdm-policy': policy }]),
  )
  app.get('/.well-known/security.txt', (context) => {
    const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS
    const lines = [
      `Contact: mailto:${contactIn(settings(), 'de').mail}`,
      `Expires: ${new Date(today + CONTACT_HOLDS_DAYS * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
    ]
    return context.text(`${lines.join('\n')}\n`)
  })
  return app
}

/** Allows robots only on the production host: a beta would compete with it. */
function writeRobots(origin: string, policy: string): string {
  const found = site.hosts.production.includes(new URL(origin).hostname)
  const rules = found ? ['Allow: /', '', `Sitemap: ${origin}/sitemap.xml`] : ['Disallow: /']
  return [
    '# Text and data mining of these pages and pictures is reserved (Art. 4 of Directive (EU) 2019/790, § 44b UrhG).',
    `# Licences: ${policy}`,
    'User-agent: *',
    ...rules,
    '',
  ].join('\n')
}
