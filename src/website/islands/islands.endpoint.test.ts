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

async function read(path: string) {
  const html = await (await agency.get(path)).text()
  const [, start = '{}'] = /<script id="page-start"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name)
  return { html, islands, start: JSON.parse(start) }
}

test('a page names the scripts of its own islands, and they are served', async () => {
  const home = await read('/')
  const imprint = await read('/impressum')
  expect(home.islands).toEqual(expect.arrayContaining(['home/hero', 'image-grid/image-section-grid']))
  const files = (page: typeof home) => page.start.preloads.join(' ')
  expect([/\/hero-/.test(files(home)), /\/hero-/.test(files(imprint))]).toEqual([true, false])
  for (const address of [...home.start.modules, ...home.start.preloads])
    expect([address, (await agency.get(address)).status]).toEqual([address, 200])
})

test('only what the browser alone knows is begun before it is idle', async () => {
  expect([(await read('/auswahl')).start.atOnce, (await read('/kontakt')).start.atOnce]).toEqual([
    true,
    false,
  ])
})

test('what the server rendered of an island is what its props say, and links in it lead on without script', async () => {
  const { html } = await read('/')
  const [, props = ''] = /data-island="home\/hero" data-props="([^"]*)"/.exec(html) ?? []
  const { hero } = JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  expect(hero.title).toBe('Hero 3')
  expect(html).toContain(`<a href="${hero.href}"`)
})
