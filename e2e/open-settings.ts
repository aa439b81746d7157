import { expect, type Page } from '@playwright/test'

/** Opens the cookie settings over the page: until their script is there, the link leads to a page of their own. */
export async function openSettings(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name })
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  await link.press('Enter')
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}
