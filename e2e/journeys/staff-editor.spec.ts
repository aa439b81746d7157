import { expect, type Locator } from '@playwright/test'
import { save, show } from '../admin-page.ts'
import { makeRecord, readRecord } from '../call-admin-api.ts'
import { watchPageErrors } from '../page-errors.ts'
import { test } from '../signed-in.ts'

/** Replaces all that the editor holds, as if it was copied in another program. */
async function paste(editor: Locator, html: string, text: string): Promise<void> {
  await editor.click()
  await editor.press('Control+a')
  await editor.evaluate(
    (element, [html, text]) => {
      const clipboardData = new DataTransfer()
      if (html) clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [html, text] as const,
  )
}

test('pasted HTML is read by the editor and does not run; what it holds is what visitors read, stored as Markdown and opened again', async ({
  admin: page,
}) => {
  const pageErrors = watchPageErrors(page)
  const path = `/news/${(await makeRecord(page, 'news')).Id}`
  await show(page, path)
  const editor = page.getByRole('textbox', { name: /^Text \(Deutsch\)/ })
  const attack =
    '<p>Ein <strong>Wal</strong><img src=x onerror="window.wasAttacked = 1"></p><script>window.wasAttacked = 2</script>'
  await paste(editor, attack, 'Ein Wal')
  await expect(editor.locator('strong')).toHaveText('Wal')
  expect(await page.evaluate(() => 'wasAttacked' in window)).toBe(false)
  // The pasted picture had an event handler; that the policy reports it is expected.
  expect(pageErrors.filter((complaint) => !complaint.includes('inline event handler'))).toEqual([])

  const table = '<tr><th>Wal</th><th><p>12 m</p></th></tr><tr><td>Hai</td><td>3 <b>m</b></td></tr>'
  const html = `<p>24. Dezember</p><p># 1, 2 * 3 * 4</p><p><strong>Neu:</strong>jetzt</p><table>${table}</table>`
  await paste(editor, html, '')
  const lines = ['24. Dezember', '# 1, 2 * 3 * 4', 'Neu:jetzt', 'Wal | 12 m', 'Hai | 3 m']
  await expect(editor.locator('p')).toHaveText(lines)
  const previewed = page.getByRole('button', { name: 'Vorschau', exact: true }).first()
  await previewed.click()
  const preview = page.locator('[lang="de"]:has(> p)')
  await expect(preview.locator('p')).toHaveText(lines)
  await expect(preview.locator('strong')).toHaveText(['Neu:', 'm'])
  await save(page)
  await show(page, path)
  await expect(editor.locator('p')).toHaveText(lines)
  await expect(editor.locator('strong')).toHaveText(['Neu:', 'm'])
  await paste(editor, '', 'Wal\t12 m\n\nHai\t3 m')
  await expect(editor.locator('p')).toHaveText(['Wal | 12 m', 'Hai | 3 m'])
  await editor.press('Control+a')
  await page.keyboard.type('24. Dezember, 2 * 3 * 4 ')
  await expect(editor.locator('p')).toHaveText(['24. Dezember, 2 * 3 * 4'])

  await editor.press('Control+a')
  await page.keyboard.type('Ganz neu')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  await expect(editor.locator('strong')).toHaveText(['Ganz neu'])
  await save(page)
  expect((await readRecord(page, path)).BodyDe).toBe('**Ganz neu**')
})
