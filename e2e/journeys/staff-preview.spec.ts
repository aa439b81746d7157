import { expect, type Page } from '@playwright/test'
import staffTexts from '#messages/staff.de.json' with { type: 'json' }
import { expectAccessible } from '../accessible.ts'
import { PHONE, resizeTo, show, surplusWidth } from '../admin-page.ts'
import { callAdminApi, makeRecord, readRecord } from '../call-admin-api.ts'
import { openPage } from '../open-page.ts'
import { test } from '../signed-in.ts'
import { speak } from '../staff-language.ts'

const { drafts } = staffTexts

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a draft of a news item is kept, seen as a whole page, shown to a colleague, and published', async ({
  admin: page,
  browser,
}) => {
  const item = await makeRecord(page, 'news')
  await show(page, `/news/${item.Id}`)
  const title = page.getByLabel('Titel (Deutsch)')
  await title.fill('Ein Entwurf')
  await button(page, drafts.keep).click()
  await expect(page.getByText(/^Sie bearbeiten den Entwurf/)).toBeVisible()
  // From now on it is kept by itself, and nothing warns of leaving.
  await title.fill('Ein besserer Entwurf')
  await expect
    .poll(async () => (await readRecord(page, `/drafts/news/${item.Id}`)).Draft?.Fields.TitleDe)
    .toBe('Ein besserer Entwurf')
  expect((await readRecord(page, `/news/${item.Id}`)).TitleDe).toBe(item.TitleDe)

  await button(page, drafts.preview).click()
  const frameOf = (name: string) => page.frameLocator(`iframe[title="${name}"]`)
  const [wide, phone] = [frameOf(drafts.wide), frameOf(drafts.phone)] as const
  await expect(wide.getByRole('heading', { name: 'Ein besserer Entwurf' })).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Ein besserer Entwurf' })).toBeVisible()
  await button(page, drafts.in_en).click()
  await expect(wide.getByRole('heading', { name: item.TitleEn })).toBeVisible()
  // The pages in the frames are checked where visitors see them.
  await expectAccessible(page, { exclude: 'iframe' })

  await button(page, drafts.make_link).click()
  const address =
    (await page
      .getByRole('link', { name: /[?]preview=/ })
      .first()
      .textContent()) ?? ''
  const colleague = await browser.newContext({ locale: 'en-GB' })
  const theirs = await colleague.newPage()
  await openPage(theirs, address)
  await expect(theirs.getByRole('heading', { name: 'Ein besserer Entwurf' })).toBeVisible()
  // Nothing lies over the page, and nobody is asked anything, as a visitor is.
  const asked = theirs.getByRole('region', { name: 'Cookies', exact: true })
  const floating = theirs.getByRole('search')
  expect([await asked.count(), await floating.count()]).toEqual([0, 0])
  await page
    .getByRole('button', { name: /^Link zurückziehen/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Link zurückziehen/ })).toHaveCount(0)
  expect((await theirs.request.get(address)).status()).toBe(404)
  await colleague.close()

  // On return the draft is offered, and saving publishes it.
  await page.getByRole('link', { name: drafts.back }).click()
  await expect(title).toHaveValue(item.TitleDe)
  await button(page, drafts.go_on).click()
  await expect(title).toHaveValue('Ein besserer Entwurf')
  await button(page, 'Speichern').click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await expect(page.getByText(/^Sie bearbeiten den Entwurf/)).toHaveCount(0)
  expect((await readRecord(page, `/news/${item.Id}`)).TitleDe).toBe('Ein besserer Entwurf')
  expect((await readRecord(page, `/drafts/news/${item.Id}`)).Draft).toBeNull()
})

test('a hero is seen in both of its shapes, in English and in a narrow window too', async ({
  admin: page,
}) => {
  await speak(page, 'English')
  const { data } = await readRecord(page, '/heroes?perPage=1&sort=Position&order=asc')
  const [{ Id }] = data
  await show(page, `/heroes/${Id}`)
  await page.getByRole('textbox', { name: /^Title/ }).fill('A hero in a draft')
  await button(page, 'Preview the page').click()
  try {
    for (const [name, shape] of [
      ['On a screen', /\/dmedia\/webp\/\d+\/\d+/],
      ['On a phone', /\/dmedia\/webp\/\d+\/\d+|\/media\/640/],
    ] as const) {
      const frame = page.frameLocator(`iframe[title="${name}"]`)
      await expect(frame.getByText('A hero in a draft').first()).toBeVisible()
      const hero = frame.locator('main img').first()
      await expect(hero).toHaveJSProperty('complete', true)
      expect(await hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(shape)
    }
    await resizeTo(page, PHONE)
    await expect(
      page.frameLocator('iframe[title="On a phone"]').getByText('A hero in a draft').first(),
    ).toBeVisible()
    expect(await surplusWidth(page)).toBe(0)
  } finally {
    await callAdminApi(page, { method: 'DELETE', path: `/drafts/heroes/${Id}` })
  }
})
