import { expect, type Page } from '@playwright/test'

/** Selects the language of the admin, which the browser stores. */
export async function speak(page: Page, language: 'Deutsch' | 'English'): Promise<void> {
  // Not the chip of an artist's language, which is called the same.
  const button = page.getByRole('button', { name: language, exact: true })
  await button.and(page.locator('button[lang]')).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'Deutsch' ? 'de' : 'en')
}
