import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OpenWebsite } from '#server/pages/website.ts'
import { everyPath } from '#tests/every-path.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

const ATTACK = 'window.wasAttacked = true'
const INLINE = /<script(?![^>]*\s(?:src|type="(?:application\/(?:ld\+)?json)"))[^>]*>([\s\S]*?)<\/script>/g

/** Adds a script to every page, as if a text had not been escaped. */
function withInjectedScript(website: OpenWebsite['website']): OpenWebsite['website'] {
  return {
    ...website,
    load: async () => {
      const built = await website.load()
      const respond: typeof built.respond = async (...parameters) => {
        const answer = await built.respond(...parameters)
        const html = (await answer.text()).replace('<main', `<script>${ATTACK}</script><main`)
        return new Response(html, answer)
      }
      return { ...built, respond }
    },
  }
}

async function openFilled(options: Parameters<typeof openTestAgency>[0] = {}): Promise<TestAgency> {
  const agency = await openTestAgency(options)
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return agency
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const withoutStyle = (policy: string) => policy.replace(/(?<=; style-src 'self' )'sha256-[^']+'/, '')
const policyOf = (answer: Response) => answer.headers.get('Content-Security-Policy') ?? 'none'

let agency: TestAgency

beforeAll(async () => {
  agency = await openFilled()
  return () => agency[Symbol.asyncDispose]()
})

describe('pages', () => {
  test('all have a policy that allows their one inline script, their speculation rules and their one inline style, and else is the same', async () => {
    const usual = withoutStyle(policyOf(await agency.get('/')))
    for (const path of [...everyPath('de'), ...everyPath('en'), '/nirgends', '/en/nowhere']) {
      const answer = await agency.get(path)
      const policy = policyOf(answer)
      expect([path, withoutStyle(policy)]).toEqual([path, usual])
      expect([path, policy.match(/'sha256-/g)?.length]).toEqual([path, 3])
      const html = await answer.text()
      const scripts = [...html.matchAll(INLINE)].map(([, text = '']) => text)
      const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
      expect([path, scripts.length, styles.length]).toEqual([path, 2, 1])
      for (const text of [...scripts, ...styles]) expect(policy).toContain(hashOf(text))
    }
    expect(usual).toContain("require-trusted-types-for 'script'; trusted-types default own-html;")
  })

  test('an injected script is blocked', async () => {
    await using broken = await openFilled({ website: withInjectedScript })
    for (const round of ['made', 'kept']) {
      const answer = await broken.get('/illustrator/ada-moor')
      expect([round, (await answer.text()).includes(ATTACK)]).toEqual([round, true])
      expect(policyOf(answer)).not.toContain(hashOf(ATTACK))
      expect(policyOf(answer)).toBe(policyOf(await agency.get('/illustrator/ada-moor')))
    }
  })

  test('a text can never end what it stands in', async () => {
    const { database, readModel } = agency.services
    const name = '</script><script>alert(1)</script>'
    await database.db.execute(`UPDATE artists SET name = '${name}' WHERE code = 'oemer-usta'`)
    await readModel.reload()
    const html = await (await agency.get('/illustrator/oemer-usta')).text()
    expect(html).toContain('&lt;/script&gt;')
    expect([...html.matchAll(INLINE)]).toHaveLength(2)
    expect(html).not.toContain(name)
  })
})

describe('all other responses may load and run nothing', () => {
  const NOTHING = "default-src 'none'; frame-ancestors 'none'"

  test.each([
    '/illusde/api/artists/all',
    '/illusde/api/openapi.json',
    '/illusde/api/none',
    '/news/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/healthz',
    '/readyz',
    '/illusde/api/admin/images',
    '/illusde/api/auth/get-session',
    '/.well-known/tdmrep.json',
    '/assets/none.js',
    '/?lang=en',
  ])('%s', async (path) => {
    const answer = await agency.get(path)
    expect([policyOf(answer), answer.headers.get('Cross-Origin-Resource-Policy')]).toEqual([
      NOTHING,
      'same-origin',
    ])
    const tag = answer.headers.get('ETag')
    if (!tag) return
    const unchanged = await agency.get(path, { 'If-None-Match': tag })
    expect([unchanged.status, policyOf(unchanged)]).toEqual([304, NOTHING])
  })

  test.each(['/dmedia/webp/320/1.webp', '/media/640/1.jpg', '/cards/artist/de/ada-moor.jpg'])(
    '%s is a picture, which other sites may embed',
    async (path) => {
      for (const _round of ['made', 'kept']) {
        const answer = await agency.get(path)
        expect(policyOf(answer)).toMatch(/^default-src 'none'; img-src 'self'/)
        expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      }
    },
  )
})
