import { expect, type Locator, type Page } from '@playwright/test'

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

/** Copies a text as a visitor does, for a paste by the keyboard that the browser itself carries out. */
export async function copyText(page: Page, text: string): Promise<void> {
  const isCopied = await page.evaluate((wanted) => {
    const source = document.createElement('textarea')
    const { activeElement } = document
    source.value = wanted
    document.body.append(source)
    source.select()
    const done = document.execCommand('copy')
    source.remove()
    if (activeElement instanceof HTMLElement) activeElement.focus()
    return done
  }, text)
  expect(isCopied).toBe(true)
}

type Dragged = { items?: { mimeType: string; data: string }[]; files?: string[] }

/** Drags something of another program over an element and drops it there: the browser's own events. */
export async function dropOn(target: Locator, { items = [], files = [] }: Dragged): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is not shown cannot be dropped on.')
  const session = await target.page().context().newCDPSession(target.page())
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const copies = 1
  const data = { items, files, dragOperationsMask: copies }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data })
  await session.detach()
}
