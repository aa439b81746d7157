import { beforeAll, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

async function readMain(path: string): Promise<string> {
  const html = await (await agency.get(path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main'))
}

test.each([
  ['/auswahl', 'Ihre Auswahl behält nur Ihr Browser', 'Dafür braucht er JavaScript', '/allezeichner'],
  ['/en/auswahl', 'Your collection', 'and that needs JavaScript', '/en/allartists'],
])('%s says that it needs script, how to reach the office, and leads on', async (path, begins, needs, on) => {
  const [, inside = ''] = /<noscript>(.*?)<\/noscript>/s.exec(await readMain(path)) ?? []
  expect(inside).toContain(begins)
  expect(inside).toContain(needs)
  expect(inside).toContain('href="mailto:hallo@zeichner.example"')
  expect(inside).toContain(`href="${on}"`)
})

test('/en/gesehen says where its list is stored, and leads to all artists', async () => {
  const main = await readMain('/en/gesehen')
  expect(main).toMatch(/<noscript><p[^>]*>[^<]*JavaScript/)
  expect(main).toContain('href="/en/allartists"')
})

test('a portfolio is shared by e-mail and saved as PDF', async () => {
  const main = await readMain('/en/illustrator/ada-moor')
  expect(main).toMatch(/href="mailto:\?subject=Ada%20Moor&amp;body=http[^"]*ada-moor"/)
  expect(main).toMatch(/href="[^"]*\/pdf[^"]*"[^>]*>(?:<[^>]*>)*PDF/)
})
