import { expect, type Page, test } from '@playwright/test'
import { agreeTo, answered, NOBODY_YET, storedKeys } from '../answers.ts'
import { giveSignOfLife, openPage } from '../open-page.ts'
import { openSettings } from '../open-settings.ts'
import { openUntilStaffIsAsked, STAFF_ASKED_AFTER_MS } from '../page-time.ts'

test.use({ storageState: NOBODY_YET })

const PAGE_VIEWS = '**/illusde/api/page-views'
const PRODUCTION = 'www.zeichner.example'

/** Collects the bodies of all page views that are sent. They get no response. */
async function watchPageViews(page: Page): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route(PAGE_VIEWS, (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  return sent
}

function onHost(baseURL: string | undefined, host: string): string {
  const url = new URL(baseURL ?? '')
  url.hostname = host
  return url.origin
}

test('page views are sent on the production host alone, with consent, once for each page, and none after it is withdrawn', async ({
  page,
  baseURL,
}) => {
  const sent = await watchPageViews(page)
  const production = onHost(baseURL, PRODUCTION)
  await page.clock.install()
  await test.step('without consent none is sent', async () => {
    await openUntilStaffIsAsked(page, `${production}/en/impressum?from=letter`)
    expect(sent).toEqual([])
  })

  await test.step('each page is counted once', async () => {
    const first = { path: '/en/impressum', referrer: '', isVisit: true }
    await page.getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(() => sent).toEqual([first])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect.poll(() => sent).toEqual([first, { path: '/en/agb', referrer: '', isVisit: false }])
  })

  await test.step('none after consent is withdrawn', async () => {
    await openSettings(page, 'Cookie settings')
    await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
    await expect(page).toHaveURL(/impressum$/)
    expect(sent).toHaveLength(2)
  })

  await test.step('none on another host', async () => {
    await agreeTo(page, ['analytics'])
    await openUntilStaffIsAsked(page, '/impressum')
    expect(sent).toHaveLength(2)
  })
})

test('a page that the browser prepares is counted once somebody sees it', async ({ page, baseURL }) => {
  const sent = await watchPageViews(page)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await agreeTo(page, ['analytics'])
  await page.clock.install()
  await openPage(page, `${onHost(baseURL, PRODUCTION)}/impressum`)
  await page.clock.fastForward(STAFF_ASKED_AFTER_MS)
  expect(sent).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => sent).toEqual([{ path: '/impressum', referrer: '', isVisit: true }])
})

const FOREIGN = '<iframe src="https://player.vimeo.com/video/1" title="x"></iframe>'

/** Opens an image whose film has an external player. Returns a function that counts the requests to that host. */
async function openForeignFilm(page: Page, baseURL: string | undefined): Promise<() => number> {
  let asked = 0
  await page.route('https://player.vimeo.com/**', (route) => {
    asked += 1
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  const [image] = await (await page.request.get(`${baseURL}/illusde/api/images/homepage`)).json()
  await page.route('**/illusde/api/images/some*', (route) =>
    route.fulfill({ json: [{ ...image, EmbedCode: FOREIGN }] }),
  )
  await openPage(page, `/impressum?bild=${image.Id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  return () => asked
}

test('an external film loads after a click, and at once with permanent consent', async ({
  page,
  baseURL,
}) => {
  await agreeTo(page, ['analytics', 'personalization'])
  const asked = await openForeignFilm(page, baseURL)
  const play = page.getByRole('button', { name: 'Film abspielen' })
  await expect(play).toBeVisible()
  expect(asked()).toBe(0)
  await play.click()
  await expect.poll(asked).toBe(1)

  await page.evaluate((consent) => localStorage.setItem('consent', consent), answered(['marketing']))
  await page.reload()
  await expect(page.locator('iframe')).toBeVisible()
  await expect.poll(asked).toBe(2)
})

test('recently viewed artists are stored with consent, and deleted with it', async ({ page }) => {
  await agreeTo(page, ['personalization'])
  const [, , style] = await (await page.request.get('/illusde/api/galleries/de')).json()
  await openPage(page, `/${style.GermanUrl}`)
  await expect.poll(() => storedKeys(page)).toEqual(['consent', 'seen'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zuletzt gesehen' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: style.GermanDescription })).toBeVisible()
  await expect(page.getByText('bis Sie sie löschen')).toBeVisible()
  await openSettings(page, 'Cookie-Einstellungen')
  await page.getByRole('switch', { name: 'Personalisierung' }).click()
  await expect.poll(() => storedKeys(page)).toEqual(['consent'])
  await page.reload()
  await expect(page.getByText('Hier stehen die Bilder, Mappen und Stile')).toBeVisible()
})

test('the chosen language is stored with consent, and restored when its cookie was lost', async ({
  page,
  context,
}) => {
  const lang = () => page.evaluate(() => JSON.parse(localStorage.consent ?? '{}').lang)
  await openPage(page, '/impressum')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/en/impressum')
  await giveSignOfLife(page)
  await expect.poll(lang).toBe('en')
  await context.clearCookies()
  await openPage(page, '/impressum')
  await expect(page).toHaveURL('/en/impressum')
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(['lang=en'])
})
