import type { Page } from '@playwright/test'

type Transfer = { data?: Record<string, string>; file?: { name: string; type: string; base64: string } }

/** Simulates a drop or paste with script events, since no other program is available. */
export async function bring(
  page: Page,
  how: 'dragenter' | 'drop' | 'paste',
  brought: Transfer,
): Promise<void> {
  await page.evaluate(
    ([kind, { data = {}, file }]) => {
      const transfer = new DataTransfer()
      for (const [type, value] of Object.entries(data)) transfer.setData(type, value)
      if (file) {
        const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], file.name, { type: file.type }))
      }
      const options = { bubbles: true, cancelable: true }
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent(kind, { ...options, dataTransfer: transfer })
      document.body.dispatchEvent(event)
    },
    [how, brought] as const,
  )
}

/** A work of the catalogue as a visitor may have saved it. */
export async function aWork(page: Page) {
  const [image] = await (await page.request.get('/illusde/api/images/homepage/new')).json()
  const answer = await page.request.get(`/dmedia/webp/640/${image.Id}.webp`)
  const base64 = (await answer.body()).toString('base64')
  const file = { name: 'found.webp', type: 'image/webp', base64 }
  return { id: Number(image.Id), file }
}
