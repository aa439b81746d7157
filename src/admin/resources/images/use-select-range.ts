import { useRef } from 'react'
import { type Identifier, useListContext } from 'react-admin'

/** Selects one image, or with the shift key all from the last one that was selected up to this one. */
export function useSelectRange() {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext()
  const last = useRef<Identifier | null>(null)
  return (id: Identifier, isRange: boolean) => {
    const ids = data.map((record) => record.id)
    const [from, to] = [ids.indexOf(last.current), ids.indexOf(id)].sort((one, other) => one - other)
    last.current = id
    if (!isRange || from === undefined || from < 0 || to === undefined) return onToggleItem(id)
    const range = ids.slice(from, to + 1)
    const others = selectedIds.filter((selected) => !range.includes(selected))
    // As the first of the range became, so do the others.
    onSelect(selectedIds.includes(id) ? others : [...others, ...range])
  }
}
