/** A page of a list with the cursor of the next page; `next` is null at the end. */
export type Page<Item> = { items: Item[]; next: string | null }

/** Start of a page: the seed of the shuffle, the number of items before it, and the id of the last of them. */
export type Cursor = { seed: number; offset: number; lastId: number }

const CURSOR = /^(\d{1,3})-(\d{1,7})-(\d{1,10})$/

/** Null when the text is not a cursor. */
export function parseCursor(text: string): Cursor | null {
  const parts = CURSOR.exec(text)
  if (!parts) return null
  return { seed: Number(parts[1]), offset: Number(parts[2]), lastId: Number(parts[3]) }
}

/**
 * The page after the cursor, or the first one. It begins after the last shown item, so that items added or removed
 * meanwhile cause neither repetitions nor gaps.
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
