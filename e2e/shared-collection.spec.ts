import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import {
  firstImages,
  framesOf,
  heading,
  keepCollection,
  openSheet,
  orderOf,
  savedIn,
  share,
} from './collecting.ts'

test('the link is saved once for each state of the collection, copied, and shows the same pictures', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ids = await firstImages(request, 3)
  await keepCollection(page, ids)
  await openSheet(page, 3)
  let savings = 0
  page.on('request', (sent) => {
    if (sent.url().endsWith('/illusde/api/lightbox')) savings += 1
  })
  const copy = page.getByRole('button', { name: 'Link kopieren' })
  await copy.click()
  await expect(page.getByText(/Link kopiert\. Er gilt bis zum \d+\. /)).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Link zur Auswahl' })
  const link = await field.inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await copy.click()
  await page.getByRole('button', { name: 'Projekt anfragen' }).click()
  const id = new URL(link).searchParams.get('id')
  await expect(page).toHaveURL(`/kontakt?auswahl=${id}`)
  expect(savings).toBe(1)
  const { pathname, search } = new URL(link)
  await page.goto(pathname + search)
  expect(await orderOf(page)).toEqual(ids)
  await page.goto('/auswahl')
  await page
    .getByRole('button', { name: /^Aus der Auswahl entfernen/ })
    .first()
    .press('Enter')
  await expect(field).toHaveCount(0)
})

test('without a clipboard the link is in a field, selected', async ({ page, request }) => {
  await keepCollection(page, await firstImages(request, 1))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openSheet(page, 1, '/en/auswahl')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText(/Please copy it from the box\. It works until \d+ /)).toBeVisible()
  const marked = await page.getByRole('textbox').evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) return ''
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
  })
  expect(marked).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/en\/auswahl\?id=[\w-]{22}$/)
})

test('a shared collection is added to the own one, and removed again', async ({ page, request }) => {
  const [own = 0, both = 0, further = 0] = await firstImages(request, 3)
  const path = await share(request, [both, further], { [String(further)]: 'Nr. 2?' })
  await keepCollection(page, [own, both])
  await openSheet(page, 2, path)
  await expect(page.getByText('Nr. 2?')).toBeVisible()
  await expect(page.getByRole('button', { name: /entfernen|Verschieben/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'In meine Auswahl übernehmen' }).click()
  await expect(page.getByText('1 Bild zu Ihrer Auswahl hinzugefügt.')).toBeVisible()
  expect(await savedIn(page)).toEqual([{ Id: own }, { Id: both }, { Id: further, Note: 'Nr. 2?' }])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  expect(await savedIn(page)).toEqual([{ Id: own }, { Id: both }])
})

test('a picture of the collection is enlarged in place, and closing it restores the focus', async ({
  page,
  request,
}) => {
  const ids = await firstImages(request, 3)
  const path = await share(request, ids)
  for (const place of [path, '/auswahl']) {
    await keepCollection(page, ids)
    await openSheet(page, 3, place)
    const picture = framesOf(page).nth(1).getByRole('link').first()
    await picture.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Bild 2 von 3')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(place)
    await expect(picture).toBeFocused()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared collection shows its pictures and links to their artists', async ({ page, request }) => {
    const ids = await firstImages(request, 2)
    const path = await share(request, ids)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(await orderOf(page)).toEqual(ids)
    await expect(page.getByRole('button', { name: 'In meine Auswahl übernehmen' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Als PDF speichern' })).toBeVisible()
    await framesOf(page).first().getByRole('link').last().click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/illustrator\/[a-z0-9-]+$/)
  })
})

test('an invalid link shows a message and further links', async ({ page }) => {
  const answer = await page.goto('/en/auswahl?id=AAAAAAAAAAAAAAAAAAAAAA', { waitUntil: 'domcontentloaded' })
  expect(answer?.status()).toBe(404)
  await expect(heading(page)).toHaveText('We can’t find this collection')
  await page.getByRole('link', { name: 'To my collection' }).click()
  await expect(heading(page)).toHaveText('Your collection')
})
