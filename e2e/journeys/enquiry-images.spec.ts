import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { holdScripts } from '../hold.ts'
import { openPage, untilHydrated } from '../open-page.ts'
import { aNetwork } from '../visitor.ts'

const GERMAN = {
  prefix: '',
  message: 'Nachricht',
  name: 'Name',
  email: 'E-Mail',
  terms: 'Ich akzeptiere die AGB',
  send: 'Anfrage senden',
  sent: 'Vielen Dank, Ihre Anfrage ist da',
  enquire: 'Projekt anfragen',
  about: 'Um dieses Bild geht es',
  remove: / herausnehmen$/,
  questions: 'Wofür genau? Vier Fragen, alle freiwillig',
  books: 'Bücher',
  further: 'Außerdem an',
}
const ENGLISH: typeof GERMAN = {
  prefix: '/en',
  message: 'Message',
  name: 'Name',
  email: 'E-mail',
  terms: 'I accept the terms',
  send: 'Send enquiry',
  sent: 'Thank you, your enquiry has arrived',
  enquire: 'Enquire',
  about: 'This is about this image',
  remove: /^Remove /,
  questions: 'What will it be used for? Four questions, all optional',
  books: 'Books',
  further: 'Also to',
}

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(aNetwork())
})

async function someImages(request: APIRequestContext, count: number): Promise<number[]> {
  const images: { Id: number }[] = await (await request.get('/illusde/api/images/homepage')).json()
  return images.slice(0, count).map(({ Id }) => Id)
}

async function fill(page: Page, words: typeof GERMAN): Promise<void> {
  await page.getByLabel(words.message, { exact: true }).fill('Ein Wal für den Umschlag eines Kinderbuchs.')
  await page.getByLabel(words.name, { exact: true }).fill('Katrin Lorenzen')
  await page.getByLabel(words.email, { exact: true }).fill(`lorenzen${randomInt(1e9)}@wochenblatt.example`)
  await page.getByLabel(words.terms).check()
}

const rowsOf = (page: Page) => page.getByRole('main').locator('form li', { has: page.locator('textarea') })

test('tile and zoom lead to an enquiry about exactly that image, which is sent, with an answer about its usage', async ({
  page,
}) => {
  await openPage(page, '/')
  const tile = page.locator('[data-image]').first()
  await tile.hover()
  await expect(tile.getByRole('link', { name: /^Projekt anfragen: / })).toHaveAttribute(
    'href',
    /[?&]motiv=\d+/,
  )
  await page.mouse.move(2, 2)
  await page.locator('[data-image] > a:has(img)').first().click()
  await expect(page).toHaveURL(/[?&]bild=\d+/)
  const image = new URL(page.url()).searchParams.get('bild')
  await page.getByRole('dialog').getByRole('link', { name: GERMAN.enquire }).click()
  await expect(page.getByText(GERMAN.about)).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(1)
  await rowsOf(page).getByLabel('Notiz').fill('So, aber bei Nacht')
  await page.getByText(GERMAN.questions).click()
  await page.getByLabel(GERMAN.books).check()
  await expectAccessible(page, { include: 'form[method=post]' })
  await fill(page, GERMAN)
  await page.getByRole('button', { name: GERMAN.send }).click()
  await expect(page.getByRole('heading', { name: GERMAN.sent })).toBeFocused()
  await expect(page.getByText(GERMAN.about)).toBeVisible()
  await expect(page.getByText('So, aber bei Nacht')).toBeVisible()
  await expect(page.getByRole('main').locator(`a[href$="bild=${image}"] img`)).toBeVisible()
  await expectAccessible(page, { include: 'main' })
})

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('images of a shared collection are taken out before it is sent, in English', async ({
    page,
    request,
  }) => {
    const images = await someImages(request, 3)
    const [first, second = 0] = images
    const saved = await request.post('/illusde/api/lightbox', {
      data: { images, notes: { [`${first}`]: 'Cover?' }, lang: 'en' },
    })
    const { id } = await saved.json()
    await openPage(page, `/en/auswahl?id=${id}`)
    await page.getByRole('main').getByRole('link', { name: ENGLISH.enquire }).tap()
    await expect(rowsOf(page)).toHaveCount(3)
    await expect(rowsOf(page).first().getByRole('textbox')).toHaveValue('Cover?')
    // Before, the button leads to another page, as without script.
    await untilHydrated(page)
    await rowsOf(page).nth(2).getByRole('textbox').fill('As a spread')
    await rowsOf(page).nth(1).getByRole('button', { name: ENGLISH.remove }).tap()
    await expect(rowsOf(page)).toHaveCount(2)
    await expect(rowsOf(page).nth(1).getByRole('button')).toBeFocused()
    expect(new URL(page.url()).searchParams.get('ohne')).toBe(String(second))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await expectAccessible(page, { include: 'form[method=post]' })

    // What was typed survives a reload, and what was taken out stays out.
    await page.waitForFunction(() => JSON.stringify(history.state).includes('As a spread'))
    await page.reload()
    await untilHydrated(page)
    await expect(rowsOf(page).nth(1).getByRole('textbox')).toHaveValue('As a spread')
    await expect(rowsOf(page).first().getByRole('textbox')).toHaveValue('Cover?')

    await fill(page, ENGLISH)
    await page.getByRole('button', { name: ENGLISH.send }).tap()
    await expect(page.getByRole('heading', { name: ENGLISH.sent })).toBeFocused()
    await expect(page.getByRole('main').locator('a[href*="bild="] img')).toHaveCount(2)
  })
})

test('by keyboard an image is taken out and the language changed, along with what was typed, and Enter in a field sends', async ({
  page,
  request,
}) => {
  const [first = 0, second = 0] = await someImages(request, 2)
  await openPage(page, `/kontakt?motiv=${first}&motiv=${second}`)
  await rowsOf(page).first().getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page).getByRole('button')).toBeFocused()

  await page.getByLabel(GERMAN.message, { exact: true }).fill('Ein Wal für den Umschlag eines Kinderbuchs.')
  await rowsOf(page).getByRole('textbox').fill('So, aber bei Nacht')
  await page.getByLabel(GERMAN.further).selectOption({ index: 3 })
  await expect(page.getByRole('main').locator('button[name=remove]')).toHaveCount(2)
  await expect(page.getByLabel(GERMAN.further)).toHaveValue('')

  await test.step('in the other language it is all there', async () => {
    await page.getByRole('link', { name: 'English (EN)' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(ENGLISH.about)).toBeVisible()
    await expect(rowsOf(page).locator('a')).toHaveAttribute('href', new RegExp(`bild=${second}$`))
    await expect(page.getByText(/^This is about (?!this image)/)).toBeVisible()
    await expect(page.getByLabel(ENGLISH.message, { exact: true })).toHaveValue(
      'Ein Wal für den Umschlag eines Kinderbuchs.',
    )
    await expect(rowsOf(page).getByRole('textbox')).toHaveValue('So, aber bei Nacht')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  const guides = page.getByRole('navigation', { name: 'Contact and guides' })
  await expect(guides.getByRole('link', { name: 'Illustration' })).toHaveAttribute(
    'href',
    new RegExp(`/en/kontakt/illus\\?.*motiv=${second}`),
  )
  await fill(page, ENGLISH)
  await page.getByLabel(ENGLISH.name, { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: ENGLISH.sent })).toBeFocused()
  await expect(page.getByRole('main').locator('a[href*="bild="] img')).toHaveCount(1)
})

test('what was typed goes along, but for what is typed anew before the scripts come', async ({ page }) => {
  await openPage(page, '/kontakt')
  await page.getByLabel(GERMAN.message, { exact: true }).fill('Ein Wal.')
  await page.getByLabel(GERMAN.name, { exact: true }).fill('Katrin Lorenzen')
  const release = await holdScripts(page)
  await page.getByRole('link', { name: 'English (EN)' }).first().click()
  await page.getByLabel(ENGLISH.message, { exact: true }).fill('A whale.')
  await page.getByLabel(ENGLISH.terms).check()
  release()
  await untilHydrated(page)
  await expect(page.getByLabel(ENGLISH.name, { exact: true })).toHaveValue('Katrin Lorenzen')
  await expect(page.getByLabel(ENGLISH.message, { exact: true })).toHaveValue('A whale.')
  await expect(page.getByLabel(ENGLISH.terms)).toBeChecked()
})
