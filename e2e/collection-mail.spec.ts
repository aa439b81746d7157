import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'

const FORMS = [
  {
    path: '/lightbox-email/',
    to: 'E-Mail der Empfängerin oder des Empfängers',
    name: 'Ihr Name',
    email: 'Ihre E-Mail',
    message: 'Nachricht (optional)',
    wrong: 'Bitte sehen Sie sich 3 Angaben noch einmal an',
    sent: 'Ihre Auswahl ist unterwegs',
  },
  {
    path: '/en/lightbox-email/',
    to: "Recipient's e-mail",
    name: 'Your name',
    email: 'Your e-mail',
    message: 'Message (optional)',
    wrong: 'Please check 3 of your entries',
    sent: 'Your collection is on its way',
  },
]

for (const words of FORMS) {
  test(`a collection is sent from ${words.path} with the keyboard alone`, async ({ page, request }) => {
    const artists = await (await request.get('/illusde/api/artists/all')).json()
    const { items } = await (await request.get(`/illusde/api/artist/${artists[0].Id}/images`)).json()
    const images = items.slice(0, 3).map(({ Id }: { Id: number }) => Id)
    const answer = await request.post('/illusde/api/lightbox', { data: { images, lang: 'de' } })
    const { id } = await answer.json()
    await page.goto(`${words.path}${id}`)
    const to = page.getByLabel(words.to)

    await to.focus()
    await page.keyboard.press('Enter')
    const summary = page.getByRole('region', { name: words.wrong })
    await expect(summary).toBeFocused()
    await expectAccessible(page)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(to).toBeFocused()
    await page.keyboard.type('redaktion@wochenblatt.example')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(words.name)).toBeFocused()
    await page.keyboard.type('Katrin Lorenzen')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(words.email, { exact: true })).toBeFocused()
    await page.keyboard.type('lorenzen@wochenblatt.example')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(words.message)).toBeFocused()
    await page.keyboard.type('Ich tendiere zu 1.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { name: words.sent })).toBeFocused()
    expect(new URL(page.url()).search).toBe('?sent=1')
    await expectAccessible(page)
  })
}
