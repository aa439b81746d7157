import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type PageStart, pageStart, START_SCRIPT } from './start-script.ts'

const FACTS: PageStart = {
  context: { basename: '/', ssr: true },
  manifest: '/assets/manifest.js',
  routes: { root: '/assets/root.js', home: '/assets/home.js' },
  entry: '/assets/entry.js',
  preloads: ['/assets/manifest.js', '/assets/$&.js'],
  atOnce: false,
}
const DATA = '[{"_1":2},"Wal </script><script>alert(1)</script>"]\n'

const ELEMENT = /<script(?: type="([^"]*)")?>([^<]*)<\/script>/g

type Listener = (event: {
  target: Button
  key: string | undefined
  preventDefault: () => void
  stopPropagation: () => void
}) => void
type Button = { closest: (selector: string) => object | null }

/** Runs the start of a page with a browser's few parts that it touches; `paint` draws the page. */
function openPage(
  facts: Partial<PageStart> = {},
  {
    hidden = false,
    fails = false,
    PerformanceObserver,
  }: { hidden?: boolean; fails?: boolean; PerformanceObserver?: unknown } = {},
) {
  const preloaded: string[] = []
  const imported: string[] = []
  const policies = new Map<string, (html: string) => string | null>()
  const trustedTypes = {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) =>
      policies.set(name, rules.createHTML),
  }
  const window: {
    trustedTypes: unknown
    __reactRouterRouteModules?: unknown
    __reactRouterContext?: { stream: ReadableStream }
    takeEarlyKeys?: () => string
    PerformanceObserver: unknown
  } = { trustedTypes, PerformanceObserver }
  const frames: (() => void)[] = []
  const waiting: (() => void)[] = []
  const listeners = new Map<string, Listener[]>()
  const attributes: string[] = []
  const [data, told, script] = elementsOf(pageStart(DATA, { ...FACTS, ...facts }))
  const code = (script?.text ?? '').replaceAll('import(', 'load(')
  runInNewContext(code, {
    window,
    PerformanceObserver,
    Response,
    document: {
      hidden,
      currentScript: {
        previousElementSibling: {
          textContent: told?.text,
          previousElementSibling: { textContent: data?.text },
        },
      },
      head: { append: ({ href }: { href: string }) => preloaded.push(href) },
      createElement: () => ({}),
      documentElement: { setAttribute: (name: string) => attributes.push(name) },
      querySelector: () => null,
    },
    load: async (file: string) => {
      imported.push(file)
      if (fails) throw new Error('away')
      return file
    },
    addEventListener: (name: string, listener: Listener) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    removeEventListener: (name: string, listener: Listener) =>
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((other) => other !== listener),
      ),
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void, milliseconds?: number) =>
      milliseconds ? waiting.push(callback) : callback(),
  })
  const prevented: string[] = []
  return {
    preloaded,
    imported,
    attributes,
    window,
    prevented,
    policies,
    paint: () => frames.forEach((frame) => void frame()),
    wait: () => waiting.forEach((callback) => void callback()),
    dispatch: (name: string, on: 'button' | 'link' | 'field' = 'link', key?: string) => {
      const event = {
        target: {
          closest: (selector: string) => (selector.startsWith('input') && on === 'field' ? {} : null),
        },
        key,
        preventDefault: () => prevented.push('held back'),
        stopPropagation: () => {},
      }
      for (const listener of listeners.get(name) ?? []) listener(event)
    },
  }
}

function elementsOf(html: string): { type: string; text: string }[] {
  return [...html.matchAll(ELEMENT)].map(([, type = '', text = '']) => ({ type, text }))
}

const started = (page: ReturnType<typeof openPage>) =>
  expect.poll(() => page.imported.at(-1)).toBe('/assets/entry.js')

test('nothing of the scripts is fetched before the page was drawn; then they run by themselves, once it is idle', async () => {
  const page = openPage()
  expect([page.preloaded, page.imported]).toEqual([[], []])
  page.paint()
  expect([page.preloaded, page.imported]).toEqual([['/assets/manifest.js', '/assets/$&.js'], []])
  page.wait()
  await started(page)
  expect(page.window.__reactRouterRouteModules).toEqual({
    root: '/assets/root.js',
    home: '/assets/home.js',
  })
})

test('a page in the background does not wait to be drawn', async () => {
  const page = openPage({}, { hidden: true })
  expect(page.preloaded).toHaveLength(2)
  page.wait()
  await started(page)
})

test('where all comes by script, nothing is waited for', async () => {
  const page = openPage({ atOnce: true })
  page.paint()
  await started(page)
})

test('the pictures below the first window come when somebody scrolls', () => {
  const page = openPage()
  expect(page.attributes).toEqual([])
  page.dispatch('scroll')
  expect(page.attributes).toEqual(['data-pictures-below'])
})

test('they come when the scripts fail', async () => {
  const page = openPage({}, { fails: true })
  page.paint()
  page.wait()
  await expect.poll(() => page.attributes).toEqual(['data-pictures-below'])
})

test('where the browser says when it has drawn, that is waited for, and no frame', () => {
  let tell = () => {}
  const PerformanceObserver = class {
    static supportedEntryTypes = ['paint']
    constructor(listener: (list: unknown, observer: { disconnect: () => void }) => void) {
      tell = () => listener([], { disconnect: () => {} })
    }
    observe() {}
  }
  const page = openPage({}, { PerformanceObserver })
  page.paint()
  expect(page.preloaded).toEqual([])
  tell()
  expect(page.preloaded).toHaveLength(2)
})

test('no click is held back: buttons and links are left to the browser', () => {
  const page = openPage()
  for (const on of ['button', 'link'] as const) page.dispatch('click', on)
  page.paint()
  for (const on of ['button', 'link'] as const) page.dispatch('click', on)
  expect(page.prevented).toEqual([])
})

test('the loaders’ data come to React Router as they were written, and nothing of them is ever a script', async () => {
  const elements = elementsOf(pageStart(DATA, FACTS))
  expect(elements.map(({ type }) => type)).toEqual(['text/plain', 'application/json', ''])
  expect(elements[2]?.text).toBe(START_SCRIPT)
  const page = openPage()
  page.paint()
  page.wait()
  await started(page)
  const { stream = null, ...context } = page.window.__reactRouterContext ?? {}
  expect(context).toEqual(FACTS.context)
  expect(JSON.parse(await new Response(stream).text())).toEqual(JSON.parse(DATA))
})

test('where the browser has Trusted Types, a text with a tag never becomes HTML', () => {
  const { policies } = openPage()
  const [[name, write] = []] = policies
  expect(name).toBe('default')
  expect(write?.('<script></script>')).toBe('<script></script>')
  expect(write?.('{"@type":"Organization"}')).toBe('{"@type":"Organization"}')
  for (const html of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<p>', 'a<b'])
    expect([html, write?.(html)]).toEqual([html, null])
})

test('two pages differ in their data alone', () => {
  const [, , one] = elementsOf(pageStart(DATA, FACTS))
  const [, , other] = elementsOf(pageStart('[]', { ...FACTS, routes: {}, atOnce: true }))
  expect(one).toEqual(other)
})

test('what is typed from the first / on is kept until it is taken, but never what is written into a field', () => {
  const page = openPage()
  for (const key of ['a', '/', 'w', 'Shift', 'a', ' ', 'l']) page.dispatch('keydown', 'link', key)
  page.dispatch('keydown', 'field', 'x')
  expect(page.prevented).toHaveLength(5)
  expect(page.window.takeEarlyKeys?.()).toBe('/wa l')
  page.dispatch('keydown', 'link', '/')
  expect(page.prevented).toHaveLength(5)
})
