import { randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../accessible.ts'
import { storedKeys } from '../answers.ts'
import { holdScripts } from '../hold.ts'
import { openPage, untilHydrated } from '../open-page.ts'
import { aNetwork } from '../visitor.ts'

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

const [german, english] = FORMS

test('an enquiry is sent with the keyboard alone', async ({ page }) => {
  const { prefix, labels, send, wrong, sent } = english
  await openPage(page, `${prefix}/kontakt`)
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

test('an artist applies with five works', async ({ page }) => {
  const { labels, statement, rights, apply, applied } = german
  await openPage(page, '/kontakt/artist')
  await page.getByLabel(labels.name, { exact: true }).fill('Kim Pinsel')
  await page.getByLabel(labels.email, { exact: true }).fill(`pinsel${randomInt(1e9)}@maler.example`)
  await page.getByLabel(statement).fill('Ich zeichne Tiere mit Tusche.')
  await page.getByLabel(rights).check()
  const files = await works(5)
  await page.locator('input[type=file]').setInputFiles(files.slice(0, 3))
  await page.getByRole('button', { name: apply }).click()
  await expect(page.getByRole('main').locator('section[tabindex="-1"]')).toBeFocused()
  const tooFew = page.getByText('Bitte wählen Sie mindestens 5 Arbeitsproben.')
  await expect(tooFew.first()).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(files.slice(3))
  await expect(page.getByRole('main').locator('form img')).toHaveCount(5)
  await expect(tooFew).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: apply }).click()
  await expect(page.getByRole('heading', { name: applied })).toBeFocused()
  for (const { name } of files)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  expect(await storedKeys(page)).not.toContain('applicationDraft')
  await expectAccessible(page)
})

test('nothing is lost by whatever fails: the form shows an error, and can be sent again', async ({
  page,
}) => {
  await openPage(page, '/kontakt')
  const email = page.getByLabel('E-Mail', { exact: true })
  await test.step('a field shows an error on blur, and hides it once corrected', async () => {
    const error = page.getByText('Bitte geben Sie eine vollständige E-Mail-Adresse ein')
    await email.fill('lorenzen')
    await email.blur()
    await expect(error).toBeVisible()
    await email.pressSequentially('@maler.example')
    await expect(error).toHaveCount(0)
  })

  await fill(page, german)
  await page.locator('input[type=file]').setInputFiles(await works(2))
  const summary = page.getByRole('main').locator('section[tabindex="-1"]')
  let answer: { status: number; json: object } | undefined
  await page.route('**/illusde/api/contact', (route) => (answer ? route.fulfill(answer) : route.abort()))
  for (const { status, body = {}, says } of FAULTS)
    await test.step(`${status || 'no connection'}: ${says}`, async () => {
      answer = status ? { status, json: body } : undefined
      await page.getByRole('button', { name: german.send }).click()
      await expect(summary).toContainText(says)
      await expect(summary).toBeFocused()
    })
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(/Ein Wal/)
  await expect(page.getByText('arbeit-2.png')).toBeVisible()
  await page.unroute('**/illusde/api/contact')
  await page.getByRole('button', { name: german.send }).click()
  await expect(page.getByRole('heading', { name: german.sent })).toBeFocused()
})

const FAULTS: { status: number; body?: object; says: string }[] = [
  { status: 0, says: 'Wir haben keine Antwort bekommen.' },
  { status: 413, says: 'Das ist zusammen zu groß.' },
  { status: 429, says: 'Aus Ihrem Netz kamen gerade sehr viele Anfragen.' },
  { status: 503, says: 'Wir können Ihre Nachricht gerade nicht speichern.' },
  { status: 500, says: 'Bei uns ist etwas schiefgegangen.' },
  {
    status: 422,
    body: { error: { code: 'invalid', fields: { email: 'Bitte geben Sie nur eine E-Mail-Adresse ein.' } } },
    says: 'Bitte sehen Sie sich eine Angabe noch einmal an',
  },
]

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
  const refused: string[] = []
  page.on('response', (answer) => answer.ok() || refused.push(`${answer.status()} ${answer.url()}`))
  // Read on its way: once the next page is there, the browser has it no more.
  let challenge: unknown
  await page.route('**/illusde/api/contact/challenge?*', async (route) => {
    const response = await route.fetch()
    challenge = await response.json()
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: german.send }).click()
  await expect(page.getByRole('heading', { name: german.sent })).toBeFocused()
  expect(challenge).toMatchObject({ challenge: { signature: expect.any(String) } })
  // A refused request is an error in the console, of which nobody has done anything wrong.
  expect(refused).toEqual([])
})

test('a portfolio leads to the form, to which the collection and dropped files are attached, and can be removed', async ({
  page,
  request,
}) => {
  const answer = await request.get('/illusde/api/images/homepage')
  const images: { Id: number }[] = (await answer.json()).slice(0, 2).map(({ Id }: { Id: number }) => ({ Id }))
  await page.addInitScript((saved) => localStorage.setItem('lightbox', saved), JSON.stringify(images))
  const sent = await noteWhatIsSent(page)
  const [artist] = await (await request.get('/illusde/api/artists/all')).json()
  await openPage(page, artist.PortfolioUrl)
  await page.getByRole('link', { name: new RegExp(`${artist.Name}.*anfragen`) }).click()
  await expect(page.getByLabel('An', { exact: true })).toHaveValue(String(artist.Id))
  await expect(page.getByText(`Es geht um ${artist.Name}`)).toBeVisible()
  await expect(page.getByLabel('2 Bilder mitschicken')).toBeChecked()
  // The artist's portrait is the third.
  await expect(page.getByRole('main').locator('form img')).toHaveCount(3)
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
  expect(sent()).toContain('attachment=zwei.pdf')
  expect(sent()).not.toContain('eins.pdf')
  expect(sent()).toMatch(/collection=[\w-]{22}(?:&|$)/)
})

/**
 * Chromium does not expose the bodies of requests with files, so the page tells the fields. Returns a function that gives those
 * of the last request.
 */
async function noteWhatIsSent(page: Page): Promise<() => string> {
  let sent = ''
  await page.exposeFunction('noteSent', (fields: string) => {
    sent = fields
  })
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      const fields = body instanceof FormData ? [...body] : []
      const told = fields.map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
      Reflect.get(window, 'noteSent')(told.join('&'))
      send.call(this, body)
    }
  })
  return () => sent
}

/** At its widths the application begins within two windows and is not longer than two. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]

test('the forms fit narrow screens, with errors and files as well, and the application is short', async ({
  page,
}) => {
  const [work] = await works(1)
  for (const path of ['/kontakt/artist', '/en/kontakt/private'])
    await test.step(path, async () => {
      await openPage(page, path)
      if (path === '/kontakt/artist') for (const size of WINDOWS) await expectShort(page, size)
      await page.setViewportSize({ width: 320, height: 700 })
      if (work)
        await page.locator('input[type=file]').setInputFiles({ ...work, name: `${'lang-'.repeat(30)}.png` })
      await page.getByRole('main').locator('form button[type=submit]').click()
      await expect(page.getByRole('main').locator('section[tabindex="-1"]')).toBeFocused()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
})

async function expectShort(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  const { top, length } = await page.locator('#formular').evaluate((element) => ({
    top: element.getBoundingClientRect().top + scrollY,
    length: element.querySelector('form')?.getBoundingClientRect().height ?? Number.NaN,
  }))
  expect(top, `at ${size.width}`).toBeLessThan(2 * size.height)
  expect(length, `at ${size.width}`).toBeLessThan(2 * size.height)
  const names = await page.getByRole('main').locator('a, button').allInnerTexts()
  expect(names.filter((name) => name === 'Bewerbung senden')).toHaveLength(1)
}

test('files that were chosen go along to the other language, once, and input survives a reload', async ({
  page,
}) => {
  await openPage(page, '/kontakt/anim')
  await page.getByLabel('Nachricht').fill('Ein Film über Wale.')
  await page.getByLabel('Budget').selectOption('large')
  await page.getByLabel('Ich akzeptiere die AGB').check()
  await page.getByLabel('Termin').pressSequentially('Oktober')
  await page.locator('main input[type="file"]').setInputFiles(await works(1))
  await expect(page.getByText('arbeit-1.png')).toBeVisible()
  await page.waitForFunction(() => JSON.stringify(history.state).includes('Oktober'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^English/ })
    .first()
    .click()
  await expect(page).toHaveURL('/en/kontakt/anim')
  await expect(page.getByText('arbeit-1.png')).toBeVisible()
  expect(await page.evaluate(() => caches.has('draft'))).toBe(false)
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByLabel(english.labels.message)).toHaveValue('Ein Film über Wale.')
  await expect(page.getByLabel('Budget')).toHaveValue('large')
  await expect(page.locator('main').getByText('arbeit-1.png')).toHaveCount(0)
  await expect(page.locator('main [name="deadline"]')).toHaveValue('Oktober')
  await expect(page.getByLabel(english.labels.terms)).toBeChecked()
  expect(await storedKeys(page)).toEqual(['consent'])
})

test('what was chosen and typed before the scripts came goes along to the other language as well', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/kontakt', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.getByLabel('Nachricht').fill('Ein Film über Wale.')
  await page.locator('main input[type="file"]').setInputFiles(await works(1))
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^English/ })
    .first()
    .click()
  release()
  await expect(page).toHaveURL('/en/kontakt')
  await expect(page.getByText('arbeit-1.png')).toBeVisible()
  await expect(page.getByLabel(english.labels.message)).toHaveValue('Ein Film über Wale.')
})
