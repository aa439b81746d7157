import type { Locator, Page } from '@playwright/test'

export async function centreOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

/** Drops what lies at these paths, as a person does with the mouse. */
export async function dropAt(page: Page, place: { x: number; y: number }, files: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const data = { items: [], files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...place, data })
}
