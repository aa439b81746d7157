import { expect, test } from '@playwright/test'
import { openPage, watchTraffic } from '../open-page.ts'
import { watchPageErrors } from '../page-errors.ts'

/** Markup that a text could bring into a page without escaping. */
const ATTACKS = [
  '<script>window.wasAttacked = "script"</script>',
  '<script type="module">window.wasAttacked = "module"</script>',
  '<img src="/none" onerror="window.wasAttacked = \'handler\'">',
  '<a id="bait" href="javascript:window.wasAttacked = \'link\'">Wal</a>',
  '<iframe srcdoc="<script>parent.wasAttacked = \'frame\'</script>"></iframe>',
  '<base href="https://evil.example/">',
]

test('an injected script does not run, and the page still works', async ({ page }) => {
  await page.route('/illustrator/deniz-aksungur', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<main[^>]*>/, (main) => main + ATTACKS.join(''))
    // With the site's own headers.
    await route.fulfill({ response: answer, body })
  })
  const pageErrors = watchPageErrors(page)
  // Checked before the page's own scripts run, which remove unknown elements.
  await page.goto('/illustrator/deniz-aksungur', { waitUntil: 'domcontentloaded' })
  await page.locator('#bait').dispatchEvent('click')
  await expect.poll(() => pageErrors.length).toBeGreaterThanOrEqual(ATTACKS.length - 2)
  expect(await page.evaluate(() => ('wasAttacked' in window ? window.wasAttacked : 'no'))).toBe('no')
  expect(await page.evaluate(() => document.baseURI)).toMatch(/^http:\/\/127\.0\.0\.1/)
})

test('no page causes a policy violation, and no text becomes HTML', async ({ page }) => {
  const pageErrors = watchPageErrors(page)
  const traffic = watchTraffic(page)
  await openPage(page, '/')
  const ways = ['/impressum', '/datenschutz', '/agb', '/team', '/news', '/animation', '/kontakt', '/']
  for (const way of ways) {
    await page.locator(`a[href="${way}"]`).first().dispatchEvent('click')
    await expect(page).toHaveURL(way)
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty()
    await traffic()
  }
  await page.locator('a[href^="/illustrator/"]').first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/illustrator\//)
  await expect(page.locator('head script[type="application/ld+json"]').first()).toBeAttached()
  expect(pageErrors).toEqual([])
  expect(await page.evaluate(setHtml)).toBe('TypeError')
})

/** Sets HTML of a text, as no code of the site may. Returns the name of the error. */
function setHtml(): string {
  const place = document.createElement('div')
  try {
    place.innerHTML = '<img src=x onerror=alert(1)>'
    return place.innerHTML
  } catch (error) {
    return error instanceof Error ? error.name : 'something else'
  }
}
