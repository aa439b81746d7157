import { expect } from '@playwright/test'
import { watchPageErrors } from './page-errors.ts'
import { test } from './signed-in.ts'

test('pasted HTML is read by the editor, and nothing of it runs', async ({ page, room }) => {
  const pageErrors = watchPageErrors(page)
  await page.goto(`${room}/news/create`)
  const editor = page.getByRole('textbox', { name: /^Text \((?:Deutsch|German)\)/ })
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer()
    const html =
      '<p>Ein <strong>Wal</strong><img src=x onerror="window.wasAttacked = 1"></p><script>window.wasAttacked = 2</script>'
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'Ein Wal')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(editor.locator('strong')).toHaveText('Wal')
  expect(await page.evaluate(() => 'wasAttacked' in window)).toBe(false)
  // The pasted picture had an event handler; that the policy reports it is expected.
  expect(pageErrors.filter((complaint) => !complaint.includes('inline event handler'))).toEqual([])
})
