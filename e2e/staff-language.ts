import { expect, type Page } from '@playwright/test'

/** Selects the language of the admin, which the browser stores. */
export async function speak(page: Page, language: 'Deutsch' | 'English'): Promise<void> {
  await page.getByRole('button', { name: language, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'Deutsch' ? 'de' : 'en')
}
