import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { firstImages, framesOf, heading, keepCollection, openSheet, orderOf } from '../collecting.ts'
import { openPage } from '../open-page.ts'

const GERMAN = {
  path: '/auswahl',
  own: 'Ihre Auswahl',
  mine: 'Meine Auswahl',
  new: 'Neues Projekt',
  create: 'Anlegen',
  rename: 'Umbenennen: Kochbuch, Frühling',
  name: 'Name des Projekts',
  save: 'Name speichern',
  delete: /^Projekt löschen/,
  undo: 'Rückgängig',
  put: /^Anderes Projekt oder Titelbild/,
  menu: 'In welches Projekt?',
  keep: 'Auch in „Meine Auswahl“ behalten',
  cover: /^Als Titelbild/,
  copied: 'Liegt jetzt auch in „Kochbuch, Frühling“.',
}
const ENGLISH: typeof GERMAN = {
  path: '/en/auswahl',
  own: 'Your collection',
  mine: 'My collection',
  new: 'New project',
  create: 'Create',
  rename: 'Rename: Kochbuch, Frühling',
  name: 'Project name',
  save: 'Save name',
  delete: /^Delete project/,
  undo: 'Undo',
  put: /^Other project or cover/,
  menu: 'Which project?',
  keep: 'Keep it in “My collection” too',
  cover: /^Use as the cover/,
  copied: 'Now in “Kochbuch, Frühling” too.',
}
const GALLERY = '/allezeichner'

type Projects = Record<string, readonly number[]>

/** As from an earlier visit: the first project is unnamed, the others are called like their ids; the last is current. */
async function keepProjects(page: Page, { lightbox = [], ...others }: Projects): Promise<void> {
  await page.addInitScript(
    ({ first, rest }) => {
      if (localStorage.projects) return
      const list = (ids: readonly number[]) => JSON.stringify(ids.map((Id) => ({ Id })))
      localStorage.lightbox = list(first)
      for (const [id, ids] of Object.entries(rest)) localStorage[`lightbox-${id}`] = list(ids)
      const unnamed = { id: '1', name: '', coverId: null }
      const named = Object.keys(rest).map((id) => ({
        ...unnamed,
        id,
        name: id[0]?.toUpperCase() + id.slice(1),
      }))
      localStorage.projects = JSON.stringify({ currentId: named.at(-1)?.id, all: [unnamed, ...named] })
    },
    { first: lightbox, rest: others },
  )
}

const stripOf = (page: Page) => page.getByRole('region', { name: /^(?:Ihre Projekte|Your projects)$/ })
const projectIn = (page: Page, name: string) => stripOf(page).getByRole('link', { name })
const menuOf = (page: Page, { menu }: typeof GERMAN) => page.getByRole('dialog', { name: menu })
const tileOf = (page: Page, id: number): Locator => page.locator(`main [data-image="${id}"]`)
const storedList = (page: Page, key: string): Promise<number[]> =>
  page.evaluate((name) => JSON.parse(localStorage[name] ?? '[]').map(({ Id }: { Id: number }) => Id), key)

/** A page whose tiles show one image each, and its images. */
async function aPortfolio(request: APIRequestContext): Promise<{ path: string; ids: number[] }> {
  const [{ Id }] = await (await request.get('/illusde/api/artists/all')).json()
  const { items } = await (await request.get(`/illusde/api/artist/${Id}/images`)).json()
  return { path: items[0].PortfolioUrl, ids: items.map((image: { Id: number }) => image.Id) }
}

/** Ids of the first images of the grid on the page, as it shuffles them. */
async function idsOnPage(page: Page, count: number): Promise<number[]> {
  const ids = await page
    .locator('main [data-image]')
    .evaluateAll((tiles) => tiles.map((tile) => Number(tile.getAttribute('data-image'))))
  return ids.slice(0, count)
}

test('a second project is made, filled, renamed, deleted and brought back by keyboard', async ({
  page,
  request,
}) => {
  const words = GERMAN
  const ids = await firstImages(request, 2)
  await keepCollection(page, ids)
  await openSheet(page, 2, words.path)
  await expect(heading(page)).toHaveText(`${words.own} 2`)
  await expect(page.getByRole('button', { name: words.put })).toHaveCount(0)

  await page.getByRole('button', { name: words.new }).press('Enter')
  const field = page.getByRole('textbox', { name: words.new })
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(page.getByRole('button', { name: words.new })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Kochbuch, Frühling')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Kochbuch, Frühling')
  await expect(heading(page)).toBeFocused()
  await expect(projectIn(page, 'Kochbuch, Frühling')).toHaveAttribute('aria-current', 'true')

  await projectIn(page, words.mine).press('Enter')
  await expect(heading(page)).toHaveText(`${words.mine} 2`)
  await framesOf(page).first().getByRole('button', { name: words.put }).press('Enter')
  await expect(menuOf(page, words).getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  await menuOf(page, words).getByRole('checkbox', { name: words.keep }).press('Space')
  await menuOf(page, words).getByRole('button', { name: 'Kochbuch, Frühling' }).press('Enter')
  await expect(page.getByText(words.copied)).toBeVisible()
  await expect(framesOf(page).first().getByRole('button', { name: words.put })).toBeFocused()
  await expect(framesOf(page)).toHaveCount(2)

  await page.goBack()
  await expect(heading(page)).toHaveText('Kochbuch, Frühling 1')
  await expect(framesOf(page)).toHaveCount(1)
  await page.getByRole('button', { name: words.rename }).press('Enter')
  await page.getByRole('textbox', { name: words.name }).fill('Plakat')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Plakat 1')

  await page.getByRole('button', { name: words.delete }).press('Enter')
  await expect(heading(page)).toHaveText(`${words.own} 2`)
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: words.undo }).press('Enter')
  await expect(heading(page)).toHaveText('Plakat 1')
  await expect(framesOf(page)).toHaveCount(1)
  expect(await storedList(page, 'lightbox')).toEqual(ids)
  await expectAccessible(page)
})

test('a picture is collected into the current project, moved into another one, and the next ones follow', async ({
  page,
  request,
}) => {
  await keepProjects(page, { lightbox: [999_999_999], heft: [], buch: [] })
  const { path } = await aPortfolio(request)
  await openPage(page, path)
  const [first = 0, second = 0] = await idsOnPage(page, 2)
  const mark = tileOf(page, first).getByRole('button')
  // A pointer that rests on the tile would let it show other works.
  await mark.press('Enter')
  await expect(page.getByText('Gespeichert in „Buch“.')).toBeVisible()
  await page.getByRole('button', { name: 'Anderes Projekt' }).click()
  const menu = menuOf(page, GERMAN)
  await expect(menu.getByRole('button', { name: 'Meine Auswahl' })).toBeVisible()
  await expectAccessible(page, { include: '[popover]:popover-open' })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(mark).toBeFocused()

  await mark.click()
  await mark.click()
  await page.getByRole('button', { name: 'Anderes Projekt' }).click()
  await menu.getByRole('button', { name: 'Heft' }).click()
  await expect(page.getByText('Liegt jetzt in „Heft“.')).toBeVisible()
  await expect(mark).toHaveAccessibleName(/^Aus der Auswahl entfernen/)
  await tileOf(page, second).getByRole('button').press('Enter')
  await expect(page.getByText('Gespeichert in „Heft“.')).toBeVisible()
  expect(await storedList(page, 'lightbox-buch')).toEqual([])
  expect(await storedList(page, 'lightbox-heft')).toEqual([first, second])
})

test('a picture of another project says so on its tile and in the zoom, and can go into a new one there', async ({
  page,
  request,
}) => {
  const { path, ids } = await aPortfolio(request)
  const [id = 0] = ids
  await keepProjects(page, { lightbox: [id], buch: [] })
  await openPage(page, `/en${path}?bild=${id}`)
  const zoom = page.getByRole('dialog', { name: 'Image view' })
  const add = zoom.getByRole('button', { name: 'Add to collection. Already in “My collection”' })
  await add.first().press('Enter')
  await zoom.getByRole('button', { name: 'Other project' }).press('Enter')
  const menu = menuOf(page, ENGLISH)
  await menu.getByRole('textbox', { name: 'New project' }).fill('Poster')
  await page.keyboard.press('Enter')
  await expect(zoom.getByText('Now in “Poster”.')).toBeVisible()
  await zoom.getByRole('button', { name: 'Undo' }).press('Enter')
  expect(await storedList(page, 'lightbox-buch')).toEqual([id])
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
})

test('what is collected before the scripts come goes to the current project', async ({ page }) => {
  await keepProjects(page, { lightbox: [], buch: [] })
  await page.route(/\/assets\/.*\.js/, () => {})
  await page.goto(GALLERY, { waitUntil: 'domcontentloaded' })
  const [id = 0] = await idsOnPage(page, 1)
  await page.locator(`[data-collect="${id}"]`).click()
  expect(await storedList(page, 'lightbox-buch')).toEqual([id])
  expect(await storedList(page, 'lightbox')).toEqual([])
})

test.describe('with a finger on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('projects are changed, a picture is moved and becomes a cover, and nothing sticks out', async ({
    page,
    request,
  }) => {
    const words = ENGLISH
    const [first = 0, second = 0, third = 0] = await firstImages(request, 3)
    await keepProjects(page, { lightbox: [first], heft: [], buch: [second, third] })
    await openSheet(page, 2, words.path)
    await expect(page).toHaveURL(`${words.path}?projekt=buch`)
    await expect(projectIn(page, 'Buch')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await framesOf(page).nth(1).getByRole('button', { name: words.put }).tap()
    await menuOf(page, words).getByRole('button', { name: words.cover }).tap()
    await expect(projectIn(page, 'Buch').locator(`img[src*="/${third}."]`)).toBeVisible()

    await framesOf(page).first().getByRole('button', { name: words.put }).tap()
    await menuOf(page, words).getByRole('button', { name: 'Heft' }).tap()
    await expect(framesOf(page)).toHaveCount(1)
    await projectIn(page, 'Heft').tap()
    await expect(heading(page)).toHaveText('Heft 1')
    expect(await orderOf(page)).toEqual([second])
    await page.goBack()
    await expect(heading(page)).toHaveText('Buch 1')
    await expectAccessible(page)
  })
})

test('names that cannot be read any more lose no picture, and with a full storage one stays where it is', async ({
  page,
  request,
}) => {
  const [first = 0, second = 0] = await firstImages(request, 2)
  await keepProjects(page, { lightbox: [first], buch: [second] })
  await page.addInitScript(() => {
    localStorage.projects = '{'
  })
  await openSheet(page, 1)
  await expect(page.getByText('Die Namen Ihrer Projekte waren nicht mehr zu lesen.')).toBeVisible()
  await projectIn(page, 'Projekt 2').click()
  await expect(heading(page)).toHaveText('Projekt 2 1')
  expect(await orderOf(page)).toEqual([second])

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await framesOf(page).first().getByRole('button', { name: GERMAN.put }).click()
  await menuOf(page, GERMAN).getByRole('button', { name: GERMAN.mine }).click()
  await expect(
    page.getByText('In Ihrem Browser ist kein Platz mehr. Das Bild bleibt, wo es ist.'),
  ).toBeVisible()
  await expect(framesOf(page)).toHaveCount(1)
  expect(await storedList(page, 'lightbox')).toEqual([first])
  expect(await storedList(page, 'lightbox-buch')).toEqual([second])
})

test('two windows: each shows its own project, and a deleted one is missed in words', async ({
  page,
  context,
  request,
}) => {
  const [first = 0, second = 0] = await firstImages(request, 2)
  await keepProjects(page, { lightbox: [first], buch: [second] })
  await openSheet(page, 1)
  const other = await context.newPage()
  await openSheet(other, 1, '/auswahl?projekt=1')
  await expect(heading(page)).toHaveText('Buch 1')
  await page.getByRole('button', { name: 'Alle entfernen' }).click()
  await expect(framesOf(page)).toHaveCount(0)
  expect(await storedList(other, 'lightbox')).toEqual([first])
  await projectIn(other, 'Buch').click()
  await expect(heading(other)).toHaveText('Buch')
  await other.getByRole('button', { name: GERMAN.delete }).click()
  await expect(page.getByText('Dieses Projekt gibt es in Ihrem Browser nicht.')).toBeVisible()
  await expect(heading(page)).toHaveText('Ihre Auswahl 1')
})

async function share(request: APIRequestContext, images: number[], title: string): Promise<string> {
  const answer = await request.post('/illusde/api/lightbox', { data: { images, title, lang: 'de' } })
  const { id }: { id: string } = await answer.json()
  return `/auswahl?id=${id}`
}

test('a shared project is taken over as a project of its own, and its name goes with the enquiry', async ({
  page,
  request,
}) => {
  const [own = 0, theirs = 0] = await firstImages(request, 2)
  await keepCollection(page, [own])
  await openSheet(page, 1, await share(request, [theirs], 'Kochbuch, Frühling'))
  await expect(heading(page)).toHaveText('Kochbuch, Frühling 1')
  await page.getByRole('button', { name: 'Als Projekt „Kochbuch, Frühling“ übernehmen' }).click()
  await page.getByRole('link', { name: 'Ansehen' }).click()
  await expect(heading(page)).toHaveText('Kochbuch, Frühling 1')
  expect(await storedList(page, 'lightbox')).toEqual([own])
  await page.getByRole('main').getByRole('button', { name: 'Projekt anfragen' }).click()
  await expect(page.getByLabel('Name des Projekts')).toHaveValue('Kochbuch, Frühling')
})
