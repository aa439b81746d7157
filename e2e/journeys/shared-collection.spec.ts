import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { firstImages, framesOf, keepCollection, openSheet, orderOf, savedIn, share } from '../collecting.ts'

test('the link is saved once for each state of the collection, copied where the browser can, and shows the same pictures', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ids = await firstImages(request, 3)
  await keepCollection(page, ids)
  await openSheet(page, 3, '/en/auswahl')
  let savings = 0
  page.on('request', (sent) => {
    if (sent.url().endsWith('/illusde/api/lightbox')) savings += 1
  })
  const copy = page.getByRole('button', { name: 'Copy link' })
  const field = page.getByRole('textbox', { name: 'Link to the collection' })
  await copy.click()
  await expect(page.getByText(/Link copied\. It works until \d+ /)).toBeVisible()
  const link = await field.inputValue()
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/en\/auswahl\?id=[\w-]{22}$/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const shown = await (await request.get(link)).text()
  const frames = [...shown.matchAll(/<li[^>]*data-image="(\d+)"/g)].map(([, id]) => Number(id))
  expect(frames).toEqual(ids)

  await test.step('without a clipboard the link is in the field, selected', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await copy.click()
    await expect(page.getByText(/Please copy it from the box\. It works until \d+ /)).toBeVisible()
    const marked = await field.evaluate((input) =>
      input instanceof HTMLInputElement
        ? input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)
        : '',
    )
    expect(marked).toBe(link)
  })

  await test.step('a picture is enlarged in place, and closing it restores the focus', async () => {
    const picture = framesOf(page).nth(1).getByRole('link').first()
    await picture.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Image 2 of 3')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/en/auswahl')
    await expect(picture).toBeFocused()
  })

  await page.getByRole('button', { name: 'Enquire about a project' }).click()
  await expect(page).toHaveURL(`/en/kontakt?auswahl=${new URL(link).searchParams.get('id')}`)
  expect(savings).toBe(1)
  await page.goBack()
  await page
    .getByRole('button', { name: /^Remove from collection/ })
    .first()
    .press('Enter')
  await expect(framesOf(page)).toHaveCount(2)
  await expect(field).toHaveCount(0)
})

test('a shared collection is enlarged in place, added to the own one, and removed again', async ({
  page,
  request,
}) => {
  const [own = 0, both = 0, further = 0] = await firstImages(request, 3)
  const path = await share(request, [both, further], { [String(further)]: 'Nr. 2?' })
  await keepCollection(page, [own, both])
  await openSheet(page, 2, path)
  expect(await orderOf(page)).toEqual([both, further])
  await expect(page.getByText('Nr. 2?')).toBeVisible()
  await expect(page.getByRole('button', { name: /entfernen|Verschieben/ })).toHaveCount(0)
  await expectAccessible(page)
  const picture = framesOf(page).nth(1).getByRole('link').first()
  await picture.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Bild 2 von 2')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(path)
  await expect(picture).toBeFocused()

  await page.getByRole('button', { name: 'In meine Auswahl übernehmen' }).click()
  await expect(page.getByText('1 Bild zu Ihrer Auswahl hinzugefügt.')).toBeVisible()
  expect(await savedIn(page)).toEqual([{ Id: own }, { Id: both }, { Id: further, Note: 'Nr. 2?' }])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  expect(await savedIn(page)).toEqual([{ Id: own }, { Id: both }])
})

test('a link that was copied stands with the collection at the next visit, and can be ended there by keyboard', async ({
  page,
  request,
}) => {
  await keepCollection(page, await firstImages(request, 2))
  await openSheet(page, 2)
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  const link = await page.getByLabel('Link zur Auswahl').inputValue()
  await openSheet(page, 2, '/en/auswahl')
  const list = page.getByRole('region', { name: 'Your rounds and links' })
  await expect(list).toContainText('2 images')
  await list.getByRole('button', { name: 'End link' }).focus()
  await page.keyboard.press('Enter')
  await expect(list.getByRole('button', { name: 'Keep it' })).toBeFocused()
  expect((await request.get(link)).status()).toBe(200)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(list).toContainText('The link has ended.')
  expect((await request.get(link)).status()).toBe(404)
  await page.reload()
  await expect(framesOf(page)).toHaveCount(2)
  await expect(list).toHaveCount(0)
})
