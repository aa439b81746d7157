import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#website/i18n/messages.tsx'
import { changeAddress, readAddress, useAddress } from '#website/navigation/address.ts'
import { isPlainClick } from '#website/navigation/link-clicks.ts'
import { ISLAND_NAME, ISLAND_PROPS } from '#website/page-start/page-marks.ts'
import { NewsTools, type NewsToolsProps } from './news-tools.tsx'
import { fetchParts, type NewsPageParts, ROW_ADDRESS, readParts, rowsOf, showParts } from './opened-page.ts'

/** The two contents of a row, so far as they are known; one of them is in the page. */
type Row = { element: HTMLElement; closed: readonly Node[] | null; open: readonly Node[] | null }
type Tools = { place: Element; props: NewsToolsProps }

/** In the history entry of an item that was opened from the list itself. */
const FROM_LIST = 'isOpenedFromList'

/**
 * Opens an item where it stands in the list, and changes the address to its own. The content comes from the page at that
 * address, which the link loads where there is no script.
 */
export function NewsOpening() {
  const { t } = useMessages()
  const { pathname, search } = useAddress()
  const [tools, setTools] = useState<readonly Tools[]>([])
  const [isLoading, setLoading] = useState(false)
  const list = useRef<OpeningList | null>(null)

  useEffect(() => {
    const opening = createOpeningList({
      onTools: (added) => setTools((before) => [...before, added]),
      onLoading: setLoading,
    })
    list.current = opening
    return opening.end
  }, [])

  // Before the browser restores the scroll position of an earlier entry.
  useLayoutEffect(() => list.current?.follow(pathname + search), [pathname, search])

  return (
    <>
      <p role="status" className="visually-hidden">
        {isLoading && t('news_loading')}
      </p>
      {tools.map(({ place, props }) =>
        createPortal(<NewsTools {...props} onClose={() => list.current?.close()} />, place, props.href),
      )}
    </>
  )
}

type OpeningList = {
  /** Shows the item of the address that the history leads to, or the list. */
  follow: (address: string) => void
  close: () => void
  end: () => void
}

type OpeningNeeds = { onTools: (tools: Tools) => void; onLoading: (isLoading: boolean) => void }

function createOpeningList({ onTools, onLoading }: OpeningNeeds): OpeningList {
  const served = readAddress()
  const rows = new Map(
    rowsOf(document).map((element): [string, Row] => {
      const address = element.getAttribute(ROW_ADDRESS) ?? ''
      const nodes = [...element.childNodes]
      const isOpen = findTools([element]) !== null
      return [address, { element, closed: isOpen ? null : nodes, open: isOpen ? nodes : null }]
    }),
  )
  const openRow = [...rows].find(([, { open }]) => open)?.[0]
  // Somebody went back or on before the scripts came.
  if (openRow !== (rows.has(location.pathname) ? location.pathname : undefined)) location.reload()
  const pages = new Map<string, NewsPageParts>([[served, readParts(document)]])
  const listening = new AbortController()
  let shown = served
  /** The click that counts is the last one. */
  let asked = 0

  async function load(address: string): Promise<NewsPageParts> {
    const known = pages.get(address) ?? (await fetchParts(address))
    pages.set(address, known)
    return known
  }

  /** The row that is open now, once it can be closed. */
  async function prepareClosing(): Promise<void> {
    const row = rows.get(shown)
    if (!row || row.closed) return
    const { closed } = propsIn(row.element)
    row.closed = (await load(closed)).rows.get(shown) ?? null
  }

  async function prepareOpening(address: string, row: Row): Promise<void> {
    const page = await load(address)
    if (row.open) return
    row.open = page.rows.get(address) ?? null
    const place = row.open && findTools(row.open)
    if (!place) throw new Error(`${address} does not show its item.`)
    const props = readProps(place)
    place.replaceChildren()
    place.removeAttribute('id')
    onTools({ place, props: rows.has(served) ? props : { ...props, closed: served } })
  }

  /** Answers whether all that is shown there has come, and nothing else was asked for meanwhile. */
  async function prepare(address: string, row: Row): Promise<boolean> {
    asked += 1
    const own = asked
    onLoading(true)
    try {
      await Promise.all([prepareOpening(address, row), prepareClosing()])
    } finally {
      if (own === asked) onLoading(false)
    }
    return own === asked
  }

  function show(address: string): void {
    const page = pages.get(address)
    const before = rows.get(shown)
    const next = rows.get(address)
    if (!page || (next && !next.open) || (before && !before.closed)) return
    if (before?.closed) before.element.replaceChildren(...before.closed)
    if (next?.open) next.element.replaceChildren(...next.open)
    showParts(page)
    const last = shown
    shown = address
    focusIn(next?.element ?? rows.get(last)?.element)
  }

  async function open(address: string, row: Row, link: HTMLAnchorElement): Promise<void> {
    link.ariaBusy = 'true'
    try {
      if (!(await prepare(address, row))) return
      const top = row.element.getBoundingClientRect().top
      changeAddress(address, { state: { [FROM_LIST]: shown === served && !rows.has(served) } })
      show(address)
      scrollBy({ top: row.element.getBoundingClientRect().top - top, behavior: 'instant' })
      if (row.element.getBoundingClientRect().top < 0) row.element.scrollIntoView({ behavior: 'instant' })
    } catch {
      location.assign(address)
    } finally {
      link.ariaBusy = null
    }
  }

  async function reopen(address: string, row: Row): Promise<void> {
    try {
      if (await prepare(address, row)) show(address)
    } catch {
      location.reload()
    }
  }

  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const address = link?.getAttribute('href') ?? ''
      const row = rows.get(address)
      if (!link || !row?.element.contains(link) || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      if (link.ariaBusy === null) void open(address, row, link)
    },
    { signal: listening.signal },
  )

  return {
    follow: (address) => {
      if (address === shown) return
      asked += 1
      onLoading(false)
      const row = rows.get(address)
      const isKnown = pages.has(address) && (!row || row.open) && rows.get(shown)?.closed !== null
      if (isKnown) show(address)
      else if (row) void reopen(address, row)
      // The page was loaded anew in between, and this list was not in it.
      else location.reload()
    },
    close: () => {
      if (history.state?.[FROM_LIST]) history.back()
      else changeAddress(served)
    },
    end: () => listening.abort(),
  }
}

function findTools(nodes: readonly Node[]): Element | null {
  const selector = `[${ISLAND_NAME}="news/news-tools"]`
  for (const node of nodes) {
    const found = node instanceof Element ? node.querySelector(selector) : null
    if (found) return found
  }
  return null
}

function propsIn(row: HTMLElement): NewsToolsProps {
  const place = findTools([row])
  if (!place) throw new Error('This item has no tools.')
  return readProps(place)
}

function readProps(place: Element): NewsToolsProps {
  return JSON.parse(place.getAttribute(ISLAND_PROPS) ?? '')
}

/** Where the focus was on something that is gone, it comes to what took its place. */
function focusIn(row: HTMLElement | undefined): void {
  if (!row || document.activeElement !== document.body) return
  const heading = row.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  const target = heading ?? row.querySelector<HTMLElement>('a')
  target?.focus({ preventScroll: true })
}
