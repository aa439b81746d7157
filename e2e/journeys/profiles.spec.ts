import { expect } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { test } from '../signed-in.ts'
import { speak } from '../staff-language.ts'

/** Of whom no other test changes anything. */
const ARTIST = 150
const NEXT_YEAR = new Date().getUTCFullYear() + 1

test('staff say from when an artist is free, and the portfolio says so in both languages', async ({
  page,
  room,
}) => {
  await page.goto(`${room}/artists/${ARTIST}`)
  await speak(page, 'Deutsch')
  await page.getByLabel('Frei ab').fill(`${NEXT_YEAR}-03-01`)
  await page.getByLabel('Vorlauf in Wochen').fill('3')
  await page.getByLabel('Auszeichnungen').fill('Preis der stillen Linie')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await expect(page.getByLabel('Gilt noch')).toBeVisible()
  await expectAccessible(page, { include: 'form' })

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Auf der Website ansehen' }).click()
  const site = await opened
  // What was saved is read again a moment later.
  await expect
    .poll(async () => (await site.request.get(site.url())).text())
    .toContain(`frei ab März ${NEXT_YEAR}`)
  await site.reload()
  await expect(site.getByRole('definition').filter({ hasText: `frei ab März ${NEXT_YEAR}` })).toBeVisible()
  await expect(site.getByText('meist 3 Wochen')).toBeVisible()

  await site.setViewportSize({ width: 390, height: 844 })
  await expect(site.getByText('meist 3 Wochen')).toBeHidden()
  await site.getByText(`Frei ab März ${NEXT_YEAR}`, { exact: true }).click()
  await expect(site.getByText('Preis der stillen Linie')).toBeVisible()
  await expectAccessible(site, { include: 'main' })

  await site.setViewportSize({ width: 1440, height: 900 })
  await site
    .getByRole('link', { name: /English|EN/ })
    .first()
    .click()
  await expect(site.getByText(`free from March ${NEXT_YEAR}`).last()).toBeVisible()
  await expect(site.getByText('usually 3 weeks')).toBeVisible()
})
