import { beforeAll, expect, test } from 'vitest'
import { SCREENS } from '#site/paths.ts'
import { everyPath } from '#tests/every-path.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

type Page = { path: string; html: string }

let agency: TestAgency
let pages: Page[]

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  const paths = [...everyPath('de'), ...everyPath('en')]
  pages = []
  for (const path of paths) {
    const answer = await agency.get(path)
    // A collection that was not saved is missing.
    if (answer.ok) pages.push({ path, html: await answer.text() })
  }
  return () => agency[Symbol.asyncDispose]()
})

test('every link of every screen leads to a page', async () => {
  const links = pages.flatMap(({ html }) => [...html.matchAll(/<a[^>]*\shref="(\/[^"#]*)/g)])
  const addresses = new Set(links.map(([, href = '']) => href.replaceAll('&amp;', '&')))
  expect(addresses.size).toBeGreaterThan(100)
  const broken: string[] = []
  for (const address of addresses) {
    const { status } = await agency.get(address)
    if (status !== 200) broken.push(`${status} ${address}`)
  }
  expect(broken).toEqual([])
})

/** Says what another screen says. */
const ELSEWHERE = SCREENS.newPortfolio.pattern

test('every screen has a title, a description and a heading of its own', () => {
  const described = pages.filter(({ path }) => !isElsewhere(path)).map(tellOf)
  for (const field of ['title', 'description', 'heading'] as const) {
    const values = described.map((one) => one[field])
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
  }
})

function isElsewhere(path: string): boolean {
  return path.includes(ELSEWHERE.de.split(':')[0] ?? 'none')
}

function tellOf({ path, html }: Page) {
  const found = (pattern: RegExp) => pattern.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? `nothing at ${path}`
  return {
    title: found(/<title>(.*?)<\/title>/),
    description: found(/<meta name="description" content="([^"]*)"/) + path.slice(0, 3),
    // A part of a portfolio is headed as the whole.
    heading: path.includes('/gallery/') ? path : found(/<h1[^>]*>(.*?)<\/h1>/s) + path.slice(0, 3),
  }
}
