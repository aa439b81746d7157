import { type FunctionComponent, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { trustHtml } from '#platform/browser/own-html.ts'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { PartBoundary } from '#website/layout/part-boundary.tsx'
import {
  HYDRATED,
  HYDRATED_ISLAND,
  ISLAND_CLASS,
  ISLAND_NAME,
  ISLAND_PROPS,
} from '#website/page-start/page-marks.ts'
import { ISLANDS, isIslandName } from './islands.ts'
import { IslandRoot, type PageFacts } from './page-facts.tsx'

/** On a page that is never idle, each island waits this long for the one before. */
const LATEST_MS = 500
/** This far below the window an island counts as seen. */
const NEAR = '0px 0px 600px'
const TOUCHES = ['pointerover', 'touchstart', 'focusin'] as const
const TOUCHED = ':popover-open, :focus, :hover'

/** One task each: those needed at once, those of the first moments in order, the rest when seen or touched. */
export async function hydrateIslands(facts: PageFacts): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>(`[${ISLAND_NAME}]`)]
  const waiting = elements.filter((element) => whenOf(element) === 'idle')
  const hydrate = (element: HTMLElement) => hydrateIsland(element, facts)
  await Promise.all(elements.filter((element) => whenOf(element) === 'now').map(hydrate))
  for (const element of elements)
    if (whenOf(element) === 'seen') whenSeen(element, hydrate)
    else if (whenOf(element) === 'touched') whenTouched(element, hydrate)
  for (const element of waiting) {
    await new Promise<void>((resolve) => void whenIdle(resolve, LATEST_MS))
    await hydrate(element)
  }
  document.documentElement.setAttribute(HYDRATED_ISLAND, '')
  dispatchEvent(new Event(HYDRATED))
}

function whenOf(element: HTMLElement) {
  const name = nameOf(element)
  return isIslandName(name) ? ISLANDS[name].when : null
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute(ISLAND_NAME) ?? ''
}

function whenSeen(element: HTMLElement, hydrate: (element: HTMLElement) => void): void {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      hydrate(element)
    },
    { rootMargin: NEAR },
  )
  // The island's own element has no box.
  for (const child of element.children) seen.observe(child)
}

function whenTouched(element: HTMLElement, hydrate: (element: HTMLElement) => void): void {
  if (element.querySelector(TOUCHED)) {
    hydrate(element)
    return
  }
  const touched = new AbortController()
  const { signal } = touched
  const start = () => {
    touched.abort()
    hydrate(element)
  }
  for (const touch of TOUCHES) element.addEventListener(touch, start, { signal, passive: true })
}

function isComponent(value: unknown): value is FunctionComponent<object> {
  return typeof value === 'function'
}

async function hydrateIsland(element: HTMLElement, facts: PageFacts): Promise<void> {
  const name = nameOf(element)
  if (!isIslandName(name)) return
  try {
    const Content: unknown = await ISLANDS[name].load()
    if (!isComponent(Content)) throw new Error('This is no component.')
    const props: object = JSON.parse(element.getAttribute(ISLAND_PROPS) ?? '{}')
    await takeOver(element, <Content {...props} />, facts)
  } catch (error) {
    console.warn(`The island ${name}:`, error)
  }
}

function takeOver(element: HTMLElement, content: ReactNode, facts: PageFacts): Promise<void> {
  const { pathname, search } = location
  const html = element.innerHTML
  return new Promise((resolve) => {
    const finish = () => {
      element.setAttribute(HYDRATED_ISLAND, '')
      resolve()
    }
    startTransition(() => {
      hydrateRoot(
        element,
        <IslandRoot facts={facts} address={{ pathname, search }}>
          <PartBoundary instead={<AsServed html={html} />}>{content}</PartBoundary>
          <AfterHydration call={finish} />
        </IslandRoot>,
        { identifierPrefix: element.id },
      )
    })
  })
}

function AfterHydration({ call }: { call: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(call, [])
  return null
}

/** The server's HTML stays where the island cannot be rendered: its links and forms work. */
function AsServed({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our server wrote it
  return <div className={ISLAND_CLASS} dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />
}
