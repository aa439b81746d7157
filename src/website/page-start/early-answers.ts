import { MOST_COLLECTED } from '#domain/collection/collection-model.ts'
import { FIRST_PROJECT, listKeyOf, PROJECTS_KEY } from '#domain/collection/projects.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { HYDRATED } from '#website/islands/hydrated.ts'
import { HYDRATED_ISLAND, ISLAND_NAME } from '#website/islands/island-attributes.ts'
import { PLUS_PATH, TICK_PATH } from '#website/ui/icon-paths.ts'
import { isPlainClick } from '#website/ui/plain-click.ts'
import { enlargeEarly } from './early-zoom.ts'

/** A shorter wait needs no message, and then only one dialog is announced. */
const ZOOM_EXPECTED_WITHIN_MS = 50
/** The value is the image's id. */
const COLLECTS = 'data-collect'
const COLLECTED = 'data-collected'

type StoredEntry = { Id: number }

/**
 * Answers what only script can, until an island does: a picture is collected at once, and an opened tile shows its
 * picture in a dialog, which the zoom replaces.
 *
 * An answered click has its default prevented, so that React leaves it. After hydration React opens the zoom, and the
 * picture is shown only where that takes longer: a phone renders the zoom for a third of a second. A tile whose
 * slideshow runs is left to the zoom alone.
 */
export function answerEarly(): void {
  addEventListener('click', answer, true)
  addEventListener(HYDRATED, leaveToReact, { once: true })
}

function answer(event: MouseEvent): void {
  const { target } = event
  if (!isPlainClick(event) || !(target instanceof Element)) return
  const isHydrated = target.closest(`[${ISLAND_NAME}]`)?.hasAttribute(HYDRATED_ISLAND) ?? true
  const mark = target.closest(`[${COLLECTS}]`)
  const tile = target.closest(`[${TILE_ATTRIBUTE}] > a`)
  if (mark) {
    if (isHydrated) return
    collect(mark)
  } else if (tile instanceof HTMLAnchorElement && tile.querySelectorAll('img').length === 1) {
    if (isHydrated) setTimeout(enlargeIfAsked, ZOOM_EXPECTED_WITHIN_MS, tile)
    else enlargeEarly(tile)
  } else return
  if (!isHydrated) event.preventDefault()
}

/** Does nothing where the zoom was closed meanwhile. */
function enlargeIfAsked(tile: HTMLAnchorElement): void {
  if (location.search === tile.search) enlargeEarly(tile)
}

/** Does nothing where the storage is blocked or the collection is full: the island says so, once it is there. */
function collect(button: Element): void {
  const id = Number(button.getAttribute(COLLECTS))
  const wasCollected = button.hasAttribute(COLLECTED)
  try {
    const key = listKeyOf(readCurrentProject())
    const entries = readEntries(key).filter((entry) => entry.Id !== id || !wasCollected)
    const isThere = entries.some((entry) => entry.Id === id)
    if (!wasCollected && !isThere && entries.length >= MOST_COLLECTED) return
    localStorage.setItem(key, JSON.stringify(wasCollected || isThere ? entries : [...entries, { Id: id }]))
    // Tells islands that have read it already.
    dispatchEvent(new StorageEvent('storage', { key }))
  } catch {
    return
  }
  button.toggleAttribute(COLLECTED)
  button.querySelector('path')?.setAttribute('d', wasCollected ? PLUS_PATH : TICK_PATH)
  button.setAttribute('aria-pressed', String(!wasCollected))
}

function readCurrentProject(): string {
  try {
    const { currentId, all } = JSON.parse(localStorage.getItem(PROJECTS_KEY) ?? '')
    return all.some(({ id }: { id: unknown }) => id === currentId) ? currentId : FIRST_PROJECT
  } catch {
    return FIRST_PROJECT
  }
}

function readEntries(key: string): StoredEntry[] {
  const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
  return Array.isArray(saved) ? saved.filter((entry) => entry?.Id > 0) : []
}

function leaveToReact(): void {
  for (const button of document.querySelectorAll(`[${COLLECTS}][aria-pressed]`))
    button.removeAttribute('aria-pressed')
}
