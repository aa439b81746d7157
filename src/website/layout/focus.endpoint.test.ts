import { beforeAll, expect, test } from 'vitest'
import { changeFocus } from '#domain/imaging/edit-pictures.server.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  return () => agency[Symbol.asyncDispose]()
})

async function setFocus(focusX: number | null, focusY: number | null): Promise<void> {
  const { database, readModel } = agency.services
  await readModel.reload()
  for (const id of readModel.current().pictures.keys()) await changeFocus(database.db, id, { focusX, focusY })
  await readModel.reload()
}

const PAGES = ['/', '/news', '/illustrator/ada-moor']

/** All focus values in the page's own attributes. */
async function readFocusValues(path: string): Promise<Set<string>> {
  const page = await (await agency.get(path)).text()
  const styles = [...page.matchAll(/ style="([^"]*)"/g)].flatMap(
    ([, declarations]) => declarations?.split(';') ?? [],
  )
  return new Set(
    styles.filter((declaration) => /^(?:object-position|--focus|--phone-focus):/.test(declaration)),
  )
}

test.each(PAGES)('%s crops its pictures around the focus that staff set', async (path) => {
  await setFocus(0.2, 0.75)
  const cuts = await readFocusValues(path)
  expect(cuts).toContain('object-position:20% 75%')
  expect(cuts.has('--focus:20% 75%') && cuts.has('--phone-focus:20% 75%')).toBe(path === '/')
})

test.each(PAGES)('%s has no focus where none is set', async (path) => {
  await setFocus(null, null)
  expect(await readFocusValues(path)).toEqual(new Set())
})
