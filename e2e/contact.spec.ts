import { randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { storedKeys } from './answers.ts'
import { openPage, untilHydrated } from './open-page.ts'
import { aNetwork } from './visitor.ts'

const FORMS = [
  {
    language: 'de',
    prefix: '',
    labels: { message: 'Nachricht', name: 'Name', email: 'E-Mail', terms: 'Ich akzeptiere die AGB' },
    send: 'Anfrage senden',
    wrong: 'Bitte sehen Sie sich 4 Angaben noch einmal an',
    sent: 'Vielen Dank, Ihre Anfrage ist da',
    statement: 'Über Ihre Arbeit',
    rights: 'Die Arbeiten sind von mir, und ich habe alle Rechte daran',
    apply: 'Bewerbung senden',
    applied: 'Vielen Dank, Ihre Bewerbung ist da',
  },
  {
    language: 'en',
    prefix: '/en',
    labels: { message: 'Message', name: 'Name', email: 'E-mail', terms: 'I accept the terms' },
    send: 'Send enquiry',
    wrong: 'Please check 4 of your entries',
    sent: 'Thank you, your enquiry has arrived',
    statement: 'About your work',
    rights: 'The work is mine, and I hold all rights to it',
    apply: 'Send application',
    applied: 'Thank you, your application has arrived',
  },
] as const
type Form = (typeof FORMS)[number]

/** Submissions from one network above which a proof of work is required: `site.config.ts`. */
const SENT_BEFORE_PROOF = 5

test.beforeEach(async ({ context }) => {
  // Each visitor comes from a network of their own unless a test sets another.
  await context.setExtraHTTPHeaders(aNetwork())
})

function works(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `arbeit-${at + 1}.png`,
      mimeType: 'image/png',
      buffer: await sharp({
        create: { width: 60, height: 40, channels: 3, background: { r: at * 20, g: 80, b: 120 } },
      })
        .png()
        .toBuffer(),
    })),
  )
}

async function fill(page: Page, { labels }: Form): Promise<void> {
  await page.getByLabel(labels.message).fill('Ein Wal für den Umschlag eines Kinderbuchs.')
  await page.getByLabel(labels.name, { exact: true }).fill('Katrin Lorenzen')
  await page.getByLabel(labels.email, { exact: true }).fill(`lorenzen${randomInt(1e9)}@wochenblatt.example`)
  await page.getByLabel(labels.terms).check()
}

/** Whoever sends sooner than people type is asked to wait, and without script has to choose the files again. */
async function sendPatiently(
  page: Page,
  send: string,
  thanks: string,
  files: Awaited<ReturnType<typeof works>>,
) {
  await expect(async () => {
    await page.locator('input[type=file]').setInputFiles(files)
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

for (const form of FORMS) {
  const { language, prefix, labels, send, wrong, sent, statement, rights, apply, applied } = form

  test(`an enquiry is sent with the keyboard alone, in ${language}`, async ({ page }) => {
    await openPage(page, `${prefix}/kontakt`)
    await expectAccessible(page)
    await page.getByRole('button', { name: send }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: wrong })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(labels.message)).toBeFocused()
    await page.keyboard.type('Ein Wal.')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Katrin Lorenzen')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(labels.email, { exact: true })).toBeFocused()
    await page.keyboard.type(`katrin${randomInt(1e9)}@wochenblatt.example`)
    await page.getByLabel(labels.terms).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: sent })).toBeFocused()
    const [, number = ''] = /^\?gesendet=([0-9A-F]{8})$/.exec(new URL(page.url()).search) ?? []
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: number })).toBeVisible()
    await expectAccessible(page)
  })

  test(`an artist applies with five works, in ${language}`, async ({ page }) => {
    await openPage(page, `${prefix}/kontakt/artist`)
    await page.getByLabel(labels.name, { exact: true }).fill('Kim Pinsel')
    await page.getByLabel(labels.email, { exact: true }).fill(`pinsel${randomInt(1e9)}@maler.example`)
    await page.getByLabel(statement).fill('Ich zeichne Tiere mit Tusche.')
    await page.getByLabel(rights).check()
    const files = await works(5)
    await page.locator('input[type=file]').setInputFiles(files.slice(0, 3))
    await page.getByRole('button', { name: apply }).click()
    await expect(page.getByRole('main').locator('section[tabindex="-1"]')).toBeFocused()
    await page.locator('input[type=file]').setInputFiles(files.slice(3))
    await expect(page.getByRole('main').locator('form img')).toHaveCount(5)
    await expectAccessible(page)
    await page.getByRole('button', { name: apply }).click()
    await expect(page.getByRole('heading', { name: applied })).toBeFocused()
    for (const { name } of files)
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    expect(await storedKeys(page)).not.toContain('applicationDraft')
    await expectAccessible(page)
  })

  test(`both forms work without script, in ${language}`, async ({ browser }) => {
    const visitor = await browser.newContext({
      javaScriptEnabled: false,
      locale: 'de-DE',
      extraHTTPHeaders: aNetwork(),
    })
    const page = await visitor.newPage()
    await page.goto(`${prefix}/kontakt/illus`)
    await page.getByLabel(labels.message).fill('Erste Zeile\nZweite Zeile')
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByLabel(labels.message)).toHaveValue('Erste Zeile\nZweite Zeile')
    await expect(page.getByLabel(labels.name, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await fill(page, form)
    await sendPatiently(page, send, sent, await works(1))

    await page.goto(`${prefix}/kontakt/artist`)
    await page.getByLabel(labels.name, { exact: true }).fill('Kim Pinsel')
    await page.getByLabel(labels.email, { exact: true }).fill(`pinsel${randomInt(1e9)}@maler.example`)
    await page.getByLabel(statement).fill('Ich zeichne Tiere mit Tusche.')
    await page.getByLabel(rights).check()
    await sendPatiently(page, apply, applied, await works(5))
    await visitor.close()
  })
}

const [german] = FORMS

for (const { what, status, body, says } of [
  { what: 'no connection', status: 0, body: {}, says: 'Wir haben keine Antwort bekommen.' },
  { what: 'too much', status: 413, body: {}, says: 'Das ist zusammen zu groß.' },
  { what: 'too many', status: 429, body: {}, says: 'Aus Ihrem Netz kamen gerade sehr viele Anfragen.' },
  { what: 'a full disk', status: 503, body: {}, says: 'Wir können Ihre Nachricht gerade nicht speichern.' },
  { what: 'a surprise', status: 500, body: {}, says: 'Bei uns ist etwas schiefgegangen.' },
  {
    what: 'an address that the server alone refuses',
    status: 422,
    body: { error: { code: 'invalid', fields: { email: 'Bitte geben Sie nur eine E-Mail-Adresse ein.' } } },
    says: 'Bitte sehen Sie sich eine Angabe noch einmal an',
  },
]) {
  test(`nothing is lost by ${what}: the form shows an error, and can be sent again`, async ({ page }) => {
    await openPage(page, '/kontakt')
    await fill(page, german)
    await page.locator('input[type=file]').setInputFiles(await works(2))
    await page.route('**/illusde/api/contact', (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, json: body }),
    )
    await page.getByRole('button', { name: german.send }).click()
    const summary = page.getByRole('main').locator('section[tabindex="-1"]')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(says)
    await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(/Ein Wal/)
    await expect(page.getByText('arbeit-2.png')).toBeVisible()
    await page.unroute('**/illusde/api/contact')
    await page.getByRole('button', { name: german.send }).click()
    await expect(page.getByRole('heading', { name: german.sent })).toBeFocused()
  })
}

test('after many submissions from a network, the browser solves a proof of work first', async ({
  page,
  context,
  request,
}) => {
  const headers = aNetwork()
  await context.setExtraHTTPHeaders(headers)
  const form = await (await request.get('/kontakt', { headers })).text()
  const [, opened = ''] = /name="opened" value="([^"]+)"/.exec(form) ?? []
  let sent = 0
  async function submit(): Promise<number> {
    sent += 1
    const data = {
      name: 'Kim',
      email: `kim${sent}@maler.example`,
      message: `${sent}${randomInt(1e9)}`,
      terms: 'on',
      opened,
    }
    return (await request.post('/illusde/api/contact', { headers, data })).status()
  }
  // Whoever sends sooner than people fill in a form has to prove it in any case.
  await expect.poll(submit).toBeLessThan(300)
  for (let more = 1; more < SENT_BEFORE_PROOF; more += 1) expect(await submit()).toBeLessThan(300)
  expect(await submit()).toBe(428)
  await openPage(page, '/kontakt')
  await fill(page, german)
  const challenge = page.waitForResponse((answer) => answer.status() === 428)
  await page.getByRole('button', { name: german.send }).click()
  await challenge
  await expect(page.getByRole('heading', { name: german.sent })).toBeFocused()
})

test('the collection and dropped files are attached, and can be removed', async ({ page, request }) => {
  const answer = await request.get('/illusde/api/images/homepage')
  const images: { Id: number }[] = (await answer.json()).slice(0, 2).map(({ Id }: { Id: number }) => ({ Id }))
  await page.addInitScript((saved) => localStorage.setItem('lightbox', saved), JSON.stringify(images))
  await noteWhatIsSent(page)
  await openPage(page, '/kontakt')
  await expect(page.getByLabel('2 Bilder mitschicken')).toBeChecked()
  await expect(page.getByRole('main').locator('form img')).toHaveCount(2)
  await page
    .getByRole('main')
    .locator('form')
    .evaluate((form) => {
      const dataTransfer = new DataTransfer()
      for (const name of ['eins.pdf', 'zwei.pdf']) dataTransfer.items.add(new File(['%PDF-1.7\n%%EOF'], name))
      for (const type of ['dragover', 'drop'])
        form.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    })
  await page.getByRole('button', { name: 'eins.pdf herausnehmen' }).click()
  await expect(page.getByText('eins.pdf')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'zwei.pdf herausnehmen' })).toBeFocused()
  await fill(page, german)
  await page.getByRole('button', { name: german.send }).click()
  await expect(page.getByRole('heading', { name: german.sent })).toBeFocused()
  const sent = (await page.locator('html').getAttribute('data-sent')) ?? ''
  expect(sent).toContain('attachment=zwei.pdf')
  expect(sent).not.toContain('eins.pdf')
  expect(sent).toMatch(/collection=[\w-]{22}(?:&|$)/)
})

/** Chromium does not expose the bodies of requests with files, so the page records the fields of the last one. */
async function noteWhatIsSent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      const fields = body instanceof FormData ? [...body] : []
      document.documentElement.dataset.sent = fields
        .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
        .join('&')
      send.call(this, body)
    }
  })
}

test('input survives a reload, and nothing is stored for it', async ({ page }) => {
  await openPage(page, '/kontakt/anim')
  await page.getByLabel('Nachricht').fill('Ein Film über Wale.')
  await page.getByLabel('Budget').selectOption('large')
  await page.getByLabel('Ich akzeptiere die AGB').check()
  await page.getByLabel('Termin').pressSequentially('Oktober')
  await page.waitForFunction(() => JSON.stringify(history.state).includes('Oktober'))
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByLabel('Nachricht')).toHaveValue('Ein Film über Wale.')
  await expect(page.getByLabel('Budget')).toHaveValue('large')
  await expect(page.getByLabel('Termin')).toHaveValue('Oktober')
  await expect(page.getByLabel('Ich akzeptiere die AGB')).toBeChecked()
  expect(await storedKeys(page)).toEqual(['consent'])
  expect(await page.context().cookies()).toEqual([])
})

test('a portfolio leads to the form, with its artist selected', async ({ page, request }) => {
  const [artist] = await (await request.get('/illusde/api/artists/all')).json()
  await openPage(page, artist.PortfolioUrl)
  await page.getByRole('link', { name: new RegExp(`${artist.Name}.*anfragen`) }).click()
  await expect(page.getByLabel('An', { exact: true })).toHaveValue(String(artist.Id))
  await expect(page.getByText(`Es geht um ${artist.Name}`)).toBeVisible()
})

test('a field shows an error on blur, and hides it once corrected', async ({ page }) => {
  await openPage(page, '/kontakt')
  const email = page.getByLabel('E-Mail', { exact: true })
  await email.fill('lorenzen')
  await email.blur()
  await expect(page.getByText('Bitte geben Sie eine vollständige E-Mail-Adresse ein')).toBeVisible()
  await email.pressSequentially('@maler.example')
  await expect(page.getByText('Bitte geben Sie eine vollständige E-Mail-Adresse ein')).toHaveCount(0)
})

for (const path of ['/kontakt', '/kontakt/artist', '/en/kontakt/private']) {
  test(`${path} fits a narrow screen, with errors and files as well`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openPage(page, path)
    const [work] = await works(1)
    if (work)
      await page.locator('input[type=file]').setInputFiles({ ...work, name: `${'lang-'.repeat(30)}.png` })
    await page.getByRole('main').locator('form button[type=submit]').click()
    await expect(page.getByRole('main').locator('section[tabindex="-1"]')).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}
