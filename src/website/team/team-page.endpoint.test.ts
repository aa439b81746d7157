import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { site } from '#site/site.server.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  return () => agency[Symbol.asyncDispose]()
})

async function readMain(path: string): Promise<string> {
  const html = await (await agency.get(path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main')).replaceAll('<!-- -->', '')
}

test('every member has a name, role, town, phone number and email address', async () => {
  const main = await readMain('/team')
  for (const { name, role, phone, mail } of site.team) {
    const facts = [name, role.de, `href="tel:${phone.dialled}"`, phone.shown, `href="mailto:${mail}"`]
    expect(facts.filter((words) => !main.includes(words))).toEqual([])
    expect(main).toContain(`aria-label="E-Mail schreiben: ${name}"`)
  }
})

test('in English roles and towns are English', async () => {
  const main = await readMain('/en/team')
  expect(site.team.filter(({ role }) => !main.includes(role.en))).toEqual([])
})

test('every member has a face of their own, which says whose it is', async () => {
  const main = await readMain('/team')
  const faces = [...main.matchAll(/<img[^>]*src="([^"]+)"[^>]*alt="([^"]*)"/g)]
  expect(faces.map(([, , alt]) => alt)).toEqual(site.team.map(({ name }) => `Porträt von ${name}`))
  expect(new Set(faces.map(([, src]) => src)).size).toBe(site.team.length)
})

test('the faces are squares in the two widths that the page names', async () => {
  for (const { portrait } of site.team)
    for (const side of [400, 800])
      expect(await sharp(`content/team/${portrait}-${side}.webp`).metadata()).toMatchObject({
        width: side,
        height: side,
      })
})
