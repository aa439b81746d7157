/** A part of a long list and how to ask for the part after it; `next` is null at the end. */
export type Page<Item> = { items: Item[]; next: string | null }

/** Where a page begins: which shuffle, how many came before, and which item was the last of them. */
export type Cursor = { seed: number; offset: number; lastId: number }

const CURSOR = /^(\d{1,3})-(\d{1,7})-(\d{1,10})$/

/** Null when the text is no cursor of ours. */
export function parseCursor(text: string): Cursor | null {
  const parts = CURSOR.exec(text)
  if (!parts) return null
  return { seed: Number(parts[1]), offset: Number(parts[2]), lastId: Number(parts[3]) }
}

/**
 * The page after the cursor, or the first. When items came or went meanwhile it goes on behind the last one shown, so
 * nothing is shown twice and nothing is left out.
 */
export function pageAfter<Item extends { id: number }>(
  items: readonly Item[],
  cursor: Cursor | null,
  limit: number,
  seed: number,
): Page<Item> {
  const start = cursor ? startAfter(items, cursor) : 0
  const page = items.slice(start, start + limit)
  const last = page.at(-1)
  const end = start + page.length
  return { items: page, next: last && end < items.length ? `${seed}-${end}-${last.id}` : null }
}

function startAfter(items: readonly { id: number }[], { offset, lastId }: Cursor): number {
  if (items[offset - 1]?.id === lastId) return offset
  const found = items.findIndex((item) => item.id === lastId)
  return found === -1 ? offset : found + 1
}
