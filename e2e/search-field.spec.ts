import { writeFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { aWork, copyText, dropOn } from './bring-picture.ts'
import { openPage } from './open-page.ts'

const ELSEWHERE = 'http://127.0.0.1:9/whale.png'
const FIELD = 'Zeichner oder Stil suchen'

const FIELDS = [
  {
    name: 'of the floating search',
    path: '/team',
    find: async (page: Page) => {
      await page.keyboard.press('/')
      return page.getByRole('dialog').getByRole('combobox', { name: FIELD })
    },
  },
  {
    name: 'of the search page',
    path: '/image-search',
    find: async (page: Page) => page.getByRole('main').getByLabel(FIELD),
  },
] as const

for (const { name, path, find } of FIELDS) {
  test.describe(`the field ${name} searches by`, () => {
    let field: Locator

    test.beforeEach(async ({ page }) => {
      await openPage(page, path)
      // It is rendered with the script that takes pictures.
      await expect(page.getByRole('button', { name: 'Suche verschieben' })).toBeVisible()
      field = await find(page)
      await field.focus()
    })

    async function expectToBeFetched(page: Page) {
      await expect(page.getByRole('alert')).toContainText('Unter dieser Adresse bekommen wir kein Bild')
    }

    test('an address that is pasted, and keeps pasted words', async ({ page }) => {
      await copyText(page, 'Aquarell')
      await page.keyboard.press('Control+V')
      await expect(field).toHaveValue('Aquarell')
      await expect(page.getByRole('option').first()).toBeVisible()
      await copyText(page, ` ${ELSEWHERE}\n`)
      await page.keyboard.press('Control+V')
      await expectToBeFetched(page)
    })

    test('a data image that is pasted, however long', async ({ page }) => {
      const { file } = await aWork(page)
      await copyText(page, `data:image/webp;base64,${file.base64}`)
      await page.keyboard.press('Control+V')
      await expect(page).toHaveURL(/\/image-search\?image=[\w-]{22}$/)
    })

    test('an address that is dropped on it, as a link or as a text', async ({ page }) => {
      await dropOn(field, { items: [{ mimeType: 'text/uri-list', data: ELSEWHERE }] })
      await expectToBeFetched(page)
      field = page.getByRole('dialog').getByLabel(FIELD)
      await field.fill('a')
      await expect(page.getByRole('alert')).toBeEmpty()
      await field.clear()
      await dropOn(field, { items: [{ mimeType: 'text/plain', data: ELSEWHERE }] })
      await expectToBeFetched(page)
    })

    test('a picture of another page that is dropped on it', async ({ page }) => {
      await dropOn(field, {
        items: [
          { mimeType: 'text/uri-list', data: 'https://pictures.example/page.html' },
          { mimeType: 'text/html', data: `<a href="/page.html"><img src="${ELSEWHERE}"></a>` },
        ],
      })
      await expectToBeFetched(page)
    })

    test('a file that is dropped on it, and keeps dropped words', async ({ page }, testInfo) => {
      await dropOn(field, {
        items: [
          { mimeType: 'text/plain', data: 'Aquarell' },
          { mimeType: 'text/html', data: `<p><img src="${ELSEWHERE}">Aquarell</p>` },
        ],
      })
      await expect(field).toHaveValue('Aquarell')
      const { file } = await aWork(page)
      const path = testInfo.outputPath('found.webp')
      writeFileSync(path, file.base64, 'base64')
      await dropOn(field, { files: [path] })
      await expect(page).toHaveURL(/\/image-search\?image=[\w-]{22}$/)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of a picture in the field is searched by as one', async ({ page }) => {
    await page.goto('/image-search')
    await page.getByRole('searchbox').fill(`${ELSEWHERE}?${'long-'.repeat(60)}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Unter dieser Adresse' })).toBeVisible()
  })
})
