import { expect, test } from 'vitest'
import { wellKnownRoutes } from './well-known.ts'

const NOW = '2026-03-05T14:30:00Z'
const clock = { now: () => new Date(NOW) }

async function read(path: string, origin = 'https://www.zeichner.example'): Promise<string> {
  return (await wellKnownRoutes(clock, origin, () => new Map()).request(path)).text()
}

test('robots may read the production host, and learn of the sitemap and the reservation', async () => {
  const robots = await read('/robots.txt')
  expect(robots).toContain('User-agent: *\nAllow: /\n')
  expect(robots).toContain('Sitemap: https://www.zeichner.example/sitemap.xml')
  expect(robots).toContain('§ 44b UrhG')
})

test.each(['https://beta.zeichner.example', 'http://127.0.0.1:3000'])(
  'robots stay away from %s',
  async (origin) => {
    const robots = await read('/robots.txt', origin)
    expect(robots).toContain('Disallow: /')
    expect(robots).not.toContain('Sitemap')
  },
)

test('mining is reserved for the whole site', async () => {
  expect(JSON.parse(await read('/.well-known/tdmrep.json'))).toEqual([
    { location: '/', 'tdm-reservation': 1, 'tdm-policy': 'https://www.zeichner.example/agb' },
  ])
})

test('security.txt holds for less than a year from today', async () => {
  const text = await read('/.well-known/security.txt')
  expect(text).toContain('Expires: 2027-03-04T00:00:00.000Z')
  expect(text).toMatch(/^Contact: mailto:/)
  expect(text).toContain('Canonical: https://www.zeichner.example/.well-known/security.txt')
})
