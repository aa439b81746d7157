import { MOST_COLLECTED } from '#domain/collection/collection-model.ts'
import { FIRST_PROJECT, listKeyOf, PROJECTS_KEY } from '#domain/collection/projects.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { findLanguageLink, isPlainClick } from '#website/navigation/link-clicks.ts'
import { HYDRATED, HYDRATED_ISLAND, ISLAND_NAME, PLUS_PATH, TICK_PATH } from './page-marks.ts'

/** A shorter wait needs no message, and then only one dialog is announced. */
const ZOOM_EXPECTED_WITHIN_MS = 50
const COLLECTS = 'data-collect'
const COLLECTED = 'data-collected'

type StoredEntry = { Id: number }

let isAsked = false

/**
 * Answers clicks until an island does. Their default is prevented, so that React leaves them. After hydration
 * the picture is shown only where the zoom takes longer: a phone renders it for a third of a second.
 */
export function answerEarly(): void {
  addEventListener('click', answer, true)
  addEventListener(HYDRATED, leaveToReact, { once: true })
}

function answer(event: MouseEvent): void {
  const { target } = event
  if (!isPlainClick(event) || !(target instanceof Element)) return
  const language = findLanguageLink(target)
  if (language) switchWhenReady(event, language)
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

/** The form takes what was typed and chosen along once it can; a second click goes without it. */
function switchWhenReady(event: MouseEvent, link: HTMLAnchorElement): void {
  if (isAsked || document.documentElement.hasAttribute(HYDRATED_ISLAND)) return
  const controls = document.querySelectorAll<HTMLInputElement>('form[enctype] :is(input, textarea)')
  if (![...controls].some(({ value, defaultValue, type }) => type !== 'checkbox' && value !== defaultValue))
    return
  isAsked = true
  event.preventDefault()
  // After the form has rendered what it took over.
  addEventListener(HYDRATED, () => setTimeout(() => link.click()), { once: true })
}

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

declare global {
  var takeEarlyZoom: (() => EarlyZoom | null) | undefined
}

const EARLY_ZOOM = 'early-zoom'

type EarlyZoom = { address: string; close: () => void }

function enlargeEarly(tile: HTMLAnchorElement): void {
  const picture = tile.querySelector('img')
  if (!picture || document.querySelector('dialog:modal')) return
  const dialog = document.createElement('dialog')
  const large = document.createElement('img')
  Object.assign(large, { sizes: '100vw', srcset: picture.srcset, src: picture.src, alt: picture.alt })
  large.width = picture.width
  large.height = picture.height
  large.style.background = `center / contain no-repeat url(${JSON.stringify(picture.currentSrc)})`
  dialog.className = EARLY_ZOOM
  dialog.setAttribute('aria-label', tile.getAttribute('aria-label') ?? '')
  dialog.append(large)
  function end(): void {
    globalThis.takeEarlyZoom = undefined
    dialog.remove()
  }
  function close(): void {
    dialog.removeEventListener('close', end)
    dialog.close()
    end()
  }
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', end)
  document.body.append(dialog)
  dialog.showModal()
  const zoom = { address: tile.pathname + tile.search, close }
  globalThis.takeEarlyZoom = () => zoom
}

export function readEarlyZoom(): EarlyZoom | null {
  return globalThis.takeEarlyZoom?.() ?? null
}

export function watchEarlyZoom(onClosed: () => void): () => void {
  const watch = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement && target.className === EARLY_ZOOM) onClosed()
  }
  document.addEventListener('close', watch, true)
  return () => document.removeEventListener('close', watch, true)
}

declare global {
  // Defined by the start script of a page.
  var takeEarlyKeys: (() => string) | undefined
}

/** Keys in these elements do not open the search, nor do they in a dialog that covers the window. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

export function keepEarlyKeys(): () => void {
  let keys = ''
  function keep(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || (keys ? key.length > 1 : key !== '/')) return
    if (target instanceof Element && target.closest(TEXT_FIELDS)) return
    if (document.querySelector('dialog:modal')) return
    event.preventDefault()
    keys += key
  }
  function takeEarlyKeys(): string {
    removeEventListener('keydown', keep)
    return keys
  }
  addEventListener('keydown', keep)
  globalThis.takeEarlyKeys = takeEarlyKeys
  return takeEarlyKeys
}

/** The keys begin with the first `/`; without it there are none. The recording ends. */
export function readEarlyKeys(): string {
  return globalThis.takeEarlyKeys?.() ?? ''
}
