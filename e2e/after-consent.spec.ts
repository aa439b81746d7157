import { expect, type Page, test } from '@playwright/test'
import { agreeTo, NOBODY_YET, storedKeys } from './answers.ts'
import { giveSignOfLife, openPage } from './open-page.ts'
import { noteTimes, openUntilStaffIsAsked, STAFF_ASKED_AFTER_MS } from './page-time.ts'

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

test('page views are sent only on the production host and with consent', async ({ page, baseURL }) => {
  const sent = await watchPageViews(page)
  const production = onHost(baseURL, PRODUCTION)
  await page.clock.install()
  for (const address of ['/impressum', `${production}/impressum`]) await openUntilStaffIsAsked(page, address)
  await agreeTo(page, ['analytics'])
  await openUntilStaffIsAsked(page, '/impressum')
  expect(sent).toEqual([])
  await openPage(page, `${production}/impressum?from=letter`)
  await expect.poll(() => sent).toEqual([{ path: '/impressum', referrer: '', width: 'wide' }])
})

test('each page is counted once, also on client-side navigation, and none after consent is withdrawn', async ({
  page,
  baseURL,
}) => {
  const sent = await watchPageViews(page)
  await openPage(page, `${onHost(baseURL, PRODUCTION)}/en/impressum`)
  await page.getByRole('button', { name: 'Accept all' }).click()
  const path = (view: unknown) => (view instanceof Object && 'path' in view ? view.path : null)
  await expect.poll(() => sent.map(path)).toEqual(['/en/impressum'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect.poll(() => sent.map(path)).toEqual(['/en/impressum', '/en/agb'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await expect(page).toHaveURL(/impressum$/)
  expect(sent).toHaveLength(2)
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

test('an external film loads after a click', async ({ page, baseURL }) => {
  await agreeTo(page, ['analytics', 'personalization'])
  const asked = await openForeignFilm(page, baseURL)
  const play = page.getByRole('button', { name: 'Film abspielen' })
  await expect(play).toBeVisible()
  expect(asked()).toBe(0)
  await play.click()
  await expect.poll(asked).toBe(1)
})

test('an external film loads at once with permanent consent', async ({ page, baseURL }) => {
  await agreeTo(page, ['marketing'])
  const asked = await openForeignFilm(page, baseURL)
  await expect(page.locator('iframe')).toBeVisible()
  await expect.poll(asked).toBe(1)
})

test('recently viewed artists are stored with consent, and deleted with it', async ({ page }) => {
  await agreeTo(page, ['personalization'])
  const [, , style] = await (await page.request.get('/illusde/api/galleries/de')).json()
  await openPage(page, `/${style.GermanUrl}`)
  await expect.poll(() => storedKeys(page)).toEqual(['consent', 'seen'])
  await openPage(page, '/gesehen')
  await expect(page.getByRole('main').getByRole('link', { name: style.GermanDescription })).toBeVisible()
  await expect(page.getByText('bis Sie sie löschen')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
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

test('membership is requested once the page is four seconds old', async ({ page }) => {
  await page.clock.install()
  const askedAt = await noteTimes(page, '/membership/admin')
  await openPage(page, '/impressum')
  const halfway = STAFF_ASKED_AFTER_MS / 2
  for (const _half of ['first', 'second']) await page.clock.fastForward(halfway)
  await expect.poll(async () => (await askedAt()).length).toBe(1)
  expect((await askedAt())[0]).toBeGreaterThanOrEqual(STAFF_ASKED_AFTER_MS - 1)
})
