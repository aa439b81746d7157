import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { aWork, copyText, dropOn } from '../bring-picture.ts'
import { openPage } from '../open-page.ts'

const ELSEWHERE = 'http://127.0.0.1:9/whale.png'
const FIELD = 'Zeichner oder Stil suchen'
const WORDS_AND_PICTURE = [
  { mimeType: 'text/plain', data: 'Aquarell' },
  { mimeType: 'text/html', data: `<p><img src="${ELSEWHERE}">Aquarell</p>` },
]

const inDialog = (page: Page) => page.getByRole('dialog').getByLabel(FIELD)

/** The field of a page that has the script that takes pictures. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await expect(page.getByRole('button', { name: 'Suche verschieben' })).toBeVisible()
}

async function expectToBeFetched(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('Unter dieser Adresse bekommen wir kein Bild')
}

/** So that what is said next is said of what comes next. */
async function clear(page: Page): Promise<void> {
  await inDialog(page).fill('a')
  await expect(page.getByRole('alert')).toBeEmpty()
  await inDialog(page).clear()
}

/** Writes a work of the catalogue to a file. Returns its path. */
async function writeWork(page: Page, path: string): Promise<string> {
  const { file } = await aWork(page)
  writeFileSync(path, file.base64, 'base64')
  return path
}

test('the field of the floating search takes what is pasted and dropped as a picture, and words as words', async ({
  page,
}, testInfo) => {
  await open(page, '/team')
  await page.keyboard.press('/')
  await inDialog(page).focus()

  await test.step('pasted words', async () => {
    await copyText(page, 'Aquarell')
    await page.keyboard.press('Control+V')
    await expect(inDialog(page)).toHaveValue('Aquarell')
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  await test.step('an address that is pasted, or dropped as a link or as a text', async () => {
    await copyText(page, ` ${ELSEWHERE}\n`)
    await page.keyboard.press('Control+V')
    await expectToBeFetched(page)
    for (const mimeType of ['text/uri-list', 'text/plain']) {
      await clear(page)
      await dropOn(inDialog(page), { items: [{ mimeType, data: ELSEWHERE }] })
      await expectToBeFetched(page)
    }
  })

  await test.step('a picture of another page', async () => {
    await clear(page)
    await dropOn(inDialog(page), {
      items: [
        { mimeType: 'text/uri-list', data: 'https://pictures.example/page.html' },
        { mimeType: 'text/html', data: `<a href="/page.html"><img src="${ELSEWHERE}"></a>` },
      ],
    })
    await expectToBeFetched(page)
  })

  await test.step('dropped words, and a file', async () => {
    await clear(page)
    await dropOn(inDialog(page), { items: WORDS_AND_PICTURE })
    await expect(inDialog(page)).toHaveValue('Aquarell')
    await dropOn(inDialog(page), { files: [await writeWork(page, testInfo.outputPath('found.webp'))] })
    await expect(page).toHaveURL(/\/image-search\?image=[\w-]{22}$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a data image that is pasted, however long', async () => {
    const { file } = await aWork(page)
    const before = page.url()
    await page.keyboard.press('/')
    await inDialog(page).focus()
    await copyText(page, `data:image/webp;base64,${file.base64}`)
    await page.keyboard.press('Control+V')
    await expect(page).not.toHaveURL(before)
    await expect(page).toHaveURL(/\/image-search\?image=[\w-]{22}$/)
  })
})

test('the field of the search page takes pictures and words as well', async ({ page }, testInfo) => {
  await open(page, '/image-search')
  const field = page.getByRole('main').getByLabel(FIELD)
  await field.focus()
  await copyText(page, 'Aquarell')
  await page.keyboard.press('Control+V')
  await expect(field).toHaveValue('Aquarell')
  await field.clear()
  await dropOn(field, { items: WORDS_AND_PICTURE })
  await expect(field).toHaveValue('Aquarell')
  await dropOn(field, { files: [await writeWork(page, testInfo.outputPath('found.webp'))] })
  await expect(page).toHaveURL(/\/image-search\?image=[\w-]{22}$/)
})
