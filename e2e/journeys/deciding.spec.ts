import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { firstImages, framesOf, heading, keepCollection, openSheet } from '../collecting.ts'
import { openPage, untilHydrated } from '../open-page.ts'
import { aNetwork, REFUSED_COOKIES } from '../visitor.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A round about the first images, as its owner opened it. */
async function openRound(request: APIRequestContext, count: number, lang = 'de') {
  const images = await firstImages(request, count)
  const headers = aNetwork()
  const saved = await request.post('/illusde/api/lightbox', { data: { images, lang }, headers })
  const { id: first }: { id: string } = await saved.json()
  const opened = await request.post(`/illusde/api/lightbox/${first}/round`, { headers })
  const { id, secret }: { id: string; secret: string } = await opened.json()
  return { id, secret, path: `/runde?id=${id}` }
}

async function aColleague(browser: Browser, path: string, options = {}): Promise<Page> {
  const context = await browser.newContext({ storageState: REFUSED_COOKIES, ...options })
  const page = await context.newPage()
  await openPage(page, path)
  return page
}

function opinionsOf(page: Page, at: number) {
  return framesOf(page).nth(at)
}

async function comment(page: Page, at: number, text: string): Promise<void> {
  const frame = opinionsOf(page, at)
  await frame.locator('summary').click()
  await frame.getByRole('textbox').fill(text)
  await frame.getByRole('button', { name: /^(Kommentar senden|Send comment)$/ }).click()
}

/** In pixels, between buttons and fields that stand below each other. */
function smallestGap(panel: Locator): Promise<number> {
  return panel.evaluate((element) => {
    const boxes = [...element.querySelectorAll('button, input')].map((one) => one.getBoundingClientRect())
    return Math.min(...boxes.slice(1).map(({ top }, at) => top - (boxes[at]?.bottom ?? 0)))
  })
}

test('an owner lets colleagues decide, and leads the round', async ({ page, request, browser }) => {
  await keepCollection(page, await firstImages(request, 3))
  await openSheet(page, 3)
  expect(await page.evaluate(() => localStorage.getItem('deciding'))).toBeNull()
  await page.getByRole('button', { name: 'Kolleginnen und Kollegen mitentscheiden lassen' }).click()
  await expect(page.getByRole('heading', { name: 'Sie leiten diese Runde' })).toBeVisible()
  await untilHydrated(page)
  const link = await page.getByLabel('Link für alle, die mitentscheiden').inputValue()
  const secret = await page.getByLabel('Ihr geheimer Leitungslink').inputValue()
  expect(page.url()).toBe(link)
  expect(secret).toMatch(/#leitung=[\w-]{32}$/)
  await expectAccessible(page)

  const colleague = await aColleague(browser, link)
  await expect(colleague.getByText('Welche Bilder gefallen Ihnen?')).toBeVisible()
  await expect(colleague.getByRole('heading', { name: 'Sie leiten diese Runde' })).toHaveCount(0)
  expect(await colleague.evaluate(() => localStorage.getItem('deciding'))).toBeNull()
  await colleague.getByLabel('Ihr Name').fill('Anna')
  await opinionsOf(colleague, 1)
    .getByRole('button', { name: /^Herz für/ })
    .click()
  await expect(opinionsOf(colleague, 1)).toContainText('1 Herz von Anna')
  await comment(colleague, 1, 'Das hier, bitte.\n<b>Unbedingt</b>')
  await expect(opinionsOf(colleague, 1)).toContainText('<b>Unbedingt</b>')

  // Live, without a reload.
  await expect(opinionsOf(page, 1)).toContainText('1 Herz von Anna')
  await expect(page.getByRole('status').filter({ hasText: /1 neues Herz|1 neuer Kommentar/ })).toBeVisible()
  await opinionsOf(page, 1).locator('summary').click()
  await page.getByRole('button', { name: 'Kommentar von Anna löschen' }).click()
  await expect(opinionsOf(colleague, 1).getByText('Unbedingt')).toHaveCount(0)
  await colleague.request.post(`/illusde/api/lightbox/${new URL(link).searchParams.get('id')}/round/votes`, {
    data: {
      image: (await firstImages(request, 1))[0],
      name: 'Bo',
      reader: 'bo-'.padEnd(22, 'x'),
      voted: true,
    },
  })
  await expect(page.getByRole('button', { name: 'Bo ausblenden' })).toBeVisible()
  const panel = page.locator('details').filter({ hasText: 'Sie leiten diese Runde' })
  expect(await smallestGap(panel)).toBeGreaterThanOrEqual(8)
  await page.getByRole('button', { name: 'Anna ausblenden' }).click()
  await expect(opinionsOf(colleague, 1)).toContainText('Noch keine Herzen')
  await page.getByRole('button', { name: 'Anna wieder zeigen' }).click()
  await expect(opinionsOf(colleague, 1)).toContainText('1 Herz von Anna')

  // What is being written when the round closes stays.
  await opinionsOf(colleague, 0).locator('summary').click()
  await opinionsOf(colleague, 0).getByRole('textbox').fill('Noch ein Gedanke')
  await page.getByRole('button', { name: 'Runde schließen' }).click()
  await expect(colleague.getByText('Diese Runde ist geschlossen.').first()).toBeVisible()
  await expect(opinionsOf(colleague, 0).getByRole('textbox')).toHaveValue('Noch ein Gedanke')
  await expect(colleague.getByRole('button', { name: /^Herz für/ })).toHaveCount(0)

  // The secret link leads elsewhere too, and leaves the address.
  const elsewhere = await aColleague(browser, secret)
  await elsewhere.getByRole('button', { name: 'Runde wieder öffnen' }).click()
  expect(elsewhere.url()).not.toContain('leitung')
  await expect(colleague.getByRole('button', { name: /^Herz für/ })).toHaveCount(3)
  await elsewhere.getByRole('button', { name: 'Alles löschen' }).click()
  await expect(elsewhere.getByRole('button', { name: 'Behalten' })).toBeFocused()
  await elsewhere.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(heading(elsewhere)).toHaveText('Ihre Auswahl')
  const gone = await colleague.reload()
  expect(gone?.status()).toBe(404)
  await colleague.context().close()
  await elsewhere.context().close()
})

test('a round from its start to its result: the owner finds it again after a restart, as its owner from the first answer', async ({
  browser,
  request,
}) => {
  const images = await firstImages(request, 3)
  const first = await browser.newContext({ storageState: REFUSED_COOKIES })
  const owner = await first.newPage()
  await keepCollection(owner, images)
  await openSheet(owner, 3)
  await expect(owner.getByRole('heading', { name: 'Ihre Runden und Links' })).toHaveCount(0)
  await owner.getByRole('button', { name: 'Kolleginnen und Kollegen mitentscheiden lassen' }).click()
  await expect(owner).toHaveURL(/\/runde\?id=/)
  const answer = await (await owner.request.get(owner.url())).text()
  expect(answer).toContain('Sie leiten diese Runde')
  expect(answer).not.toContain('In meine Auswahl übernehmen')
  await expect(heading(owner)).toContainText('Ihre Runde')
  await owner.getByLabel('Leitungslink an Ihre E-Mail').fill('ich@')
  await owner.getByRole('button', { name: 'An mich senden' }).click()
  await expect(owner.getByText('Bitte geben Sie eine vollständige E-Mail-Adresse ein.')).toBeVisible()
  await owner.getByLabel('Leitungslink an Ihre E-Mail').fill('ich@verlag.example')
  await owner.getByRole('button', { name: 'An mich senden' }).click()
  await expect(owner.getByText('Der Leitungslink ist unterwegs an ich@verlag.example.')).toBeVisible()
  await untilHydrated(owner)
  const link = await owner.getByLabel('Link für alle, die mitentscheiden').inputValue()

  const colleague = await aColleague(browser, link)
  await expect(heading(colleague)).toContainText('Eine Auswahl für Sie')
  await colleague.getByLabel('Ihr Name').fill('Anna')
  await opinionsOf(colleague, 2)
    .getByRole('button', { name: /^Herz für/ })
    .click()
  await expect(opinionsOf(colleague, 2)).toContainText('1 Herz von Anna')

  const storageState = await first.storageState()
  await first.close()
  const second = await browser.newContext({ storageState })
  const again = await second.newPage()
  await openSheet(again, 3)
  const list = again.getByRole('region', { name: 'Ihre Runden und Links' })
  await expect(list).toContainText('3 Bilder')
  await expect(list).toContainText('1 Person hat geantwortet')
  await expectAccessible(again)
  // Two tabs end it at once.
  const tab = await second.newPage()
  await openSheet(tab, 3)
  await expect(tab.getByRole('button', { name: 'Runde schließen' })).toBeVisible()
  await list.getByRole('button', { name: 'Runde schließen' }).click()
  await expect(list).toContainText('geschlossen')
  await expect(colleague.getByText('Diese Runde ist geschlossen.').first()).toBeVisible()
  await tab.getByRole('button', { name: 'Runde schließen' }).click()
  await expect(tab.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible()
  await list.getByRole('link', { name: 'Runde' }).click()
  await expect(again).toHaveURL(/\/runde\?id=/)
  expect(await (await again.request.get(again.url())).text()).toContain('Sie leiten diese Runde')
  await expect(opinionsOf(again, 2)).toContainText('1 Herz von Anna')
  await again.getByRole('button', { name: 'Alles löschen' }).click()
  await again.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(heading(again)).toContainText('Ihre Auswahl')
  await expect(framesOf(again)).toHaveCount(3)
  await expect(list).toHaveCount(0)
  await colleague.context().close()
  await second.close()
})

test('on a phone, in English, by touch: the name is kept, and what is too long stays to be shortened', async ({
  browser,
  request,
}) => {
  const { path } = await openRound(request, 2, 'en')
  const page = await aColleague(browser, `/en${path}`, { ...PHONE, locale: 'en-GB' })
  const heart = opinionsOf(page, 0).getByRole('button', { name: /^Heart for/ })
  await heart.tap()
  await expect(page.getByText('Please enter your name, so the others know who you are.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByLabel('Your name').fill('Ben')
  await heart.tap()
  await expect(opinionsOf(page, 0)).toContainText('1 heart from Ben')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const long = 'a'.repeat(10_000)
  await comment(page, 1, long)
  await expect(page.getByText('This comment is too long.')).toBeVisible()
  await expect(opinionsOf(page, 1).getByRole('textbox')).toHaveValue(long)
  await opinionsOf(page, 1).getByRole('textbox').fill('Shorter.')
  await opinionsOf(page, 1).getByRole('button', { name: 'Send comment' }).tap()
  await expect(opinionsOf(page, 1)).toContainText('1 comment')
  await expect(opinionsOf(page, 1).getByRole('textbox')).toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'most hearts' }).tap()
  await expect(page).toHaveURL(/sortiert=stimmen/)
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Ben')
  await opinionsOf(page, 0)
    .getByRole('button', { name: /^Heart for/ })
    .tap()
  await expect(opinionsOf(page, 0)).toContainText('No hearts yet')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  // In another round the heart of another Ben is not taken for one's own.
  const other = await openRound(request, 1, 'en')
  const [image] = await firstImages(request, 1)
  const data = { image, name: 'Ben', reader: 'of another browser', voted: true }
  await request.post(`/illusde/api/lightbox/${other.id}/round/votes`, { data, headers: aNetwork() })
  await openPage(page, `/en${other.path}`)
  await expect(page.getByLabel('Your name')).toHaveValue('Ben')
  await opinionsOf(page, 0)
    .getByRole('button', { name: /^Heart for/ })
    .tap()
  await expect(opinionsOf(page, 0)).toContainText('2 hearts from Ben, Ben')
  await page.context().close()
})

test('with the keyboard alone; also where no events come through', async ({ page, request }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'))
  const { path } = await openRound(request, 1)
  await openPage(page, path)
  await page.getByLabel('Ihr Name').focus()
  await page.keyboard.type('Cem')
  // Enter in the field sends nothing.
  await page.keyboard.press('Enter')
  const heart = page.getByRole('button', { name: /^Herz für/ })
  await heart.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 Herz von Cem')).toBeVisible()
  await expect(heart).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Schön.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ihr Kommentar ist gespeichert.')).toBeVisible()
  await expect(page.getByText('1 Kommentar', { exact: false }).first()).toBeVisible()
})
