import { expect, type Page } from '@playwright/test'

/** Chooses the language of the staff room, which the browser keeps. */
export async function speak(page: Page, language: 'Deutsch' | 'English'): Promise<void> {
  await page.getByRole('button', { name: language, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'Deutsch' ? 'de' : 'en')
}
