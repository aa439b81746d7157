import { beforeAll, describe, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  return () => agency[Symbol.asyncDispose]()
})

async function read(path: string): Promise<{ status: number; html: string }> {
  const answer = await agency.get(path)
  return { status: answer.status, html: await answer.text() }
}

/** The content of the first element that matches, or of its attribute. */
function firstOf(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]
}

function linksOf(html: string, relation: string): string[] {
  const links = new RegExp(`<link rel="${relation}"[^>]*href="https://www.zeichner.example([^"]*)"`, 'g')
  return [...html.matchAll(links)].map((match) => match[1] ?? '')
}

const TEXTS = [
  { german: '/impressum', english: '/en/impressum', headings: ['Impressum', 'Imprint'] },
  { german: '/datenschutz', english: '/en/datenschutz', headings: ['Datenschutz', 'Privacy'] },
  { german: '/agb', english: '/en/agb', headings: ['AGB', 'Terms'] },
] as const

describe.each(TEXTS)('$german', ({ german, english, headings }) => {
  test.each([
    ['de', german, headings[0], 'Die Zeichner'],
    ['en', english, headings[1], 'Zeichner'],
  ])('in %s at %s is headed %s and names both languages', async (language, path, heading, brand) => {
    const { status, html } = await read(path)
    expect([status, firstOf(html, /<html lang="(..)">/)]).toEqual([200, language])
    expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map((match) => match[1])).toEqual([heading])
    expect(firstOf(html, /<title>(.*?)<\/title>/)).toMatch(new RegExp(` - ${brand}$`))
    expect(firstOf(html, /<meta name="description" content="([^"]*)"/)).toMatch(/^[^{}…]{60,}$/)
    expect(linksOf(html, 'canonical')).toEqual([path])
    expect(linksOf(html, 'alternate')).toEqual([german, english, german])
  })

  test('has a canonical address without query', async () => {
    const { status, html } = await read(`${german}?from=letter`)
    expect([status, linksOf(html, 'canonical')]).toEqual([200, [german]])
  })
})

test.each([
  ['/', ['/impressum', '/datenschutz', '/agb']],
  ['/en/nowhere', ['/en/impressum', '/en/datenschutz', '/en/agb']],
])('the footer of %s leads to all three', async (path, addresses) => {
  const { html } = await read(path)
  const footer = html.slice(html.indexOf('<footer'))
  expect(addresses.filter((address) => !footer.includes(`href="${address}"`))).toEqual([])
})

test('the imprint names the responsible company and its contact details', async () => {
  const { html } = await read('/impressum')
  const required = ['Zeichner Musteragentur GmbH<br>Federkielweg 12<br>20099 Hamburg', 'Erika Mustermann']
  const reach = [
    'href="tel:+494066969012"',
    'href="mailto:hallo@zeichner.example"',
    'HRB 000000',
    'DE000000000',
  ]
  expect([...required, ...reach].filter((words) => !html.includes(words))).toEqual([])
})

test('a text sets no cookie', async () => {
  expect((await agency.get('/datenschutz')).headers.get('Set-Cookie')).toBeNull()
})
