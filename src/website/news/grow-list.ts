import { useState } from 'react'
import type { NewsView } from './view-news.ts'

/** The list on screen after the page's data has become `arrived`. */
export function useGrownList(arrived: NewsView): NewsView {
  const [shown, setShown] = useState(arrived)
  const grown = growList(shown, arrived)
  if (grown !== shown) setShown(grown)
  return grown
}

/**
 * A page that follows the shown ones is appended; one that begins within them changes nothing, since an item then
 * opens or closes in place. Anything else is another list.
 */
export function growList(shown: NewsView, arrived: NewsView): NewsView {
  const first = arrived.rows[0]?.id
  if (shown.rows.some(({ id }) => id === first)) return shown
  if (arrived.after === null || arrived.after !== shown.rows.at(-1)?.id) return arrived
  return { ...arrived, rows: [...shown.rows, ...arrived.rows], after: shown.after }
}
