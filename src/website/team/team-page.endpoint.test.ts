import { beforeAll, expect, test } from 'vitest'
import { site } from '#site/site.server.ts'
import { addArtist, addGallery, addImage, addPicture } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  const { db } = agency.services.database
  const [first] = site.team
  const gallery = await addGallery(db, { germanUrl: first?.gallery ?? '' })
  const bo = await addArtist(db, { code: 'bo-lind', name: 'Bo Lind' })
  const wide = await addPicture(db, { width: 2000, height: 1000 })
  const high = await addPicture(db, { width: 1600, height: 2000 })
  await addImage(db, { id: wide, artistId: bo, galleryIds: [gallery], rating: 2, altDe: 'Ein breites Bild' })
  await addImage(db, { id: high, artistId: bo, galleryIds: [gallery], rating: 1, altDe: 'Ein hohes Bild' })
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

async function readMain(path: string): Promise<string> {
  const html = await (await agency.get(path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main')).replaceAll('<!-- -->', '')
}

test('every member has a name, role, town, phone number and email address', async () => {
  const main = await readMain('/team')
  for (const { name, role, phone, mail } of site.team) {
    const said = [name, role.de, `href="tel:${phone.dialled}"`, phone.shown, `href="mailto:${mail}"`]
    expect(said.filter((words) => !main.includes(words))).toEqual([])
    expect(main).toContain(`aria-label="E-Mail schreiben: ${name}"`)
  }
})

test('in English roles and towns are English', async () => {
  const main = await readMain('/en/team')
  expect(site.team.filter(({ role }) => !main.includes(role.en))).toEqual([])
})

test('beside a name is the work of their style that fits the frame best, with its artist’s name', async () => {
  const main = await readMain('/team')
  expect(main).toContain('alt="Ein hohes Bild"')
  expect(main).not.toContain('alt="Ein breites Bild"')
  expect(main).toMatch(/<a[^>]*href="\/illustrator\/bo-lind"[^>]*>Bild: Bo Lind<\/a>/)
})

test('a member whose style has no works yet is shown without one', async () => {
  expect((await readMain('/team')).match(/<img/g)).toHaveLength(1)
})
