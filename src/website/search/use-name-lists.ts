import { useEffect, useId, useMemo, useState } from 'react'
import { isLongEnough } from '#domain/search/find-names.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { findAmong, loadNames, type Named, type Names } from './names.ts'

export type FoundNames = {
  search: string
  /** Whether somebody pressed Enter in an empty field. */
  isAskedEmpty: boolean
  state: 'waiting' | 'ready' | 'failed'
  artists: readonly Named[]
  styles: readonly Named[]
  isOpen: boolean
  isActive: (list: 0 | 1, at: number) => boolean
  listId: (list: 0 | 1) => string
  optionId: (list: 0 | 1, at: number) => string
}

const EMPTY: Names = { artists: [], styles: [] }

/** A combobox with two lists (WAI-ARIA). The field is in the page before this script, so listeners are added to it. */
export function useNameLists(field: HTMLInputElement): FoundNames {
  const { language } = useMessages()
  const id = useId()
  const [names, setNames] = useState<Names | 'failed' | null>(null)
  const [search, setSearch] = useState(field.value)
  const [isWanted, setWanted] = useState(true)
  const [active, setActive] = useState<Active | null>(null)
  const [isAskedEmpty, setAskedEmpty] = useState(false)

  useEffect(() => {
    loadNames(language).then(setNames, (error) => {
      console.warn('The names of artists and styles:', error)
      setNames('failed')
    })
  }, [language])

  const found = useMemo(
    () => (names === null || names === 'failed' ? EMPTY : findAmong(names, search)),
    [names, search],
  )
  const counts: Counts = [found.artists.length, found.styles.length]
  const isOpen = isWanted && isLongEnough(search) && counts[0] + counts[1] > 0
  const lists = [found.artists, found.styles] as const
  const optionId = (list: 0 | 1, at: number) => `${id}-${list}-${at}`
  const listId = (list: 0 | 1) => `${id}-${list}`
  const chosen = isOpen && active ? lists[active.list][active.at] : undefined

  useEffect(() => {
    function onInput() {
      setSearch(field.value)
      setWanted(true)
      setActive(null)
      setAskedEmpty(false)
    }
    function onKey(event: KeyboardEvent) {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'Enter' && field.value.trim() === '') setAskedEmpty(true)
      if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        location.assign(chosen.href)
      }
      if (event.key === 'Escape' && isOpen) {
        // The first Escape closes the lists, the second belongs to the dialog around them.
        event.preventDefault()
        event.stopPropagation()
        setWanted(false)
        setActive(null)
      }
      const next = isOpen ? moveTo(event.key, active, counts) : undefined
      if (next) {
        event.preventDefault()
        setActive(next)
      } else if (event.key === 'ArrowDown' && !isOpen) setWanted(true)
    }
    field.addEventListener('input', onInput)
    field.addEventListener('keydown', onKey)
    return () => {
      field.removeEventListener('input', onInput)
      field.removeEventListener('keydown', onKey)
    }
  })

  useComboboxState(field, {
    isOpen,
    controls: `${listId(0)} ${listId(1)}`,
    active: isOpen && active ? optionId(active.list, active.at) : null,
  })

  return {
    search,
    isAskedEmpty,
    state: names === null ? 'waiting' : names === 'failed' ? 'failed' : 'ready',
    ...found,
    isOpen,
    isActive: (list, at) => isOpen && active?.list === list && active.at === at,
    listId,
    optionId,
  }
}

type ComboboxState = { isOpen: boolean; controls: string; active: string | null }

function useComboboxState(field: HTMLInputElement, { isOpen, controls, active }: ComboboxState): void {
  useEffect(() => {
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    return () => {
      for (const name of [
        'role',
        'aria-autocomplete',
        'aria-expanded',
        'aria-controls',
        'aria-activedescendant',
      ])
        field.removeAttribute(name)
    }
  }, [field])

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) field.setAttribute('aria-controls', controls)
    else field.removeAttribute('aria-controls')
    if (active) {
      field.setAttribute('aria-activedescendant', active)
      document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    } else field.removeAttribute('aria-activedescendant')
  }, [field, isOpen, controls, active])
}

/** `at` is the place in the list. */
export type Active = { list: 0 | 1; at: number }
export type Counts = readonly [number, number]

/** Up, down, Home and End move in a list, left and right between them. `undefined` leaves a key to the text field. */
export function moveTo(key: string, active: Active | null, counts: Counts): Active | undefined {
  if (active === null) return enter(key, counts)
  const last = counts[active.list] - 1
  switch (key) {
    case 'ArrowDown':
      return { ...active, at: active.at >= last ? 0 : active.at + 1 }
    case 'ArrowUp':
      return { ...active, at: active.at <= 0 ? last : active.at - 1 }
    case 'Home':
      return { ...active, at: 0 }
    case 'End':
      return { ...active, at: last }
    case 'ArrowLeft':
      return cross(active, 0, counts)
    case 'ArrowRight':
      return cross(active, 1, counts)
    default:
      return undefined
  }
}

/** Down begins at the top of the first list with options, up at the end of the last. */
function enter(key: string, counts: Counts): Active | undefined {
  if (counts[0] + counts[1] === 0) return undefined
  if (key === 'ArrowDown') return { list: counts[0] > 0 ? 0 : 1, at: 0 }
  if (key !== 'ArrowUp') return undefined
  const list = counts[1] > 0 ? 1 : 0
  return { list, at: counts[list] - 1 }
}

/** Keeps the height; the option stays where there is no list on that side. */
function cross(active: Active, list: 0 | 1, counts: Counts): Active {
  if (active.list === list || counts[list] === 0) return active
  return { list, at: Math.min(active.at, counts[list] - 1) }
}
