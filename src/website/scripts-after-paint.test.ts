import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const PAGE = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/$&.js"/></head>
<body><p>Bild</p><script>window.first = 1</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body></html>`

const BEGINNING = /<script>(\(\(\) => \{[^<]*)<\/script>/

type Listener = (event: { target: Button; preventDefault: () => void; stopPropagation: () => void }) => void
type Button = { closest: () => { click: () => void } | null }

/** Runs the page's beginning with a browser's few parts that it touches; `paint` draws the page. */
function openPage(
  html: string,
  {
    hidden = false,
    search = '',
    entry = '/assets/entry.js',
  }: Partial<Record<'search' | 'entry', string>> & {
    hidden?: boolean
  } = {},
) {
  const preloaded: string[] = []
  const imported: string[] = []
  const window: { __reactRouterRouteModules?: unknown } = {}
  const frames: (() => void)[] = []
  const waiting: (() => void)[] = []
  const listeners = new Map<string, Listener[]>()
  const code = (BEGINNING.exec(html)?.[1] ?? '').replaceAll('import(', 'load(')
  runInNewContext(code, {
    window,
    location: { search },
    document: {
      hidden,
      head: { append: ({ href }: { href: string }) => preloaded.push(href) },
      createElement: () => ({}),
    },
    load: async (file: string) => {
      imported.push(file)
      if (file !== entry && file === '/assets/entry.js') throw new TypeError('It cannot be had.')
      return file
    },
    addEventListener: (sign: string, heard: Listener) =>
      listeners.set(sign, [...(listeners.get(sign) ?? []), heard]),
    removeEventListener: (sign: string, heard: Listener) =>
      listeners.set(
        sign,
        (listeners.get(sign) ?? []).filter((listener) => listener !== heard),
      ),
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void, milliseconds?: number) =>
      milliseconds ? waiting.push(callback) : callback(),
  })
  const prevented: string[] = []
  const button = { click: () => prevented.push('pressed again') }
  return {
    ...{ preloaded, imported, window, prevented },
    paint: () => frames.forEach((frame) => void frame()),
    wait: () => waiting.forEach((callback) => void callback()),
    tell: (sign: string, on: 'button' | 'link' = 'link') => {
      const event = {
        target: { closest: () => (on === 'button' ? button : null) },
        preventDefault: () => prevented.push('held back'),
        stopPropagation: () => {},
      }
      for (const heard of listeners.get(sign) ?? []) heard(event)
    },
  }
}

const html = scriptsAfterPaint(PAGE, false)
const started = (page: ReturnType<typeof openPage>) =>
  expect.poll(() => page.imported.at(-1)).toBe('/assets/entry.js')

test('nothing of the scripts is fetched before the page was drawn, and nothing runs before a sign of life', async () => {
  expect(html).not.toContain('<link rel="modulepreload"')
  const page = openPage(html)
  expect([page.preloaded, page.imported]).toEqual([[], []])
  page.paint()
  expect([page.preloaded, page.imported]).toEqual([['/assets/manifest.js', '/assets/$&.js'], []])
  page.tell('pointermove')
  await started(page)
  expect(page.window.__reactRouterRouteModules).toEqual({
    root: '/assets/root.js',
    home: '/assets/home.js',
  })
})

test.each(['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])(
  '%s is a sign of life, even before the page is drawn',
  async (sign) => {
    const page = openPage(html)
    page.tell(sign)
    await started(page)
    page.tell(sign)
    page.paint()
    page.wait()
    expect(page.imported.filter((file) => file === '/assets/entry.js')).toHaveLength(1)
  },
)

test('without any sign of life the scripts run after some seconds', async () => {
  const page = openPage(html)
  page.paint()
  page.wait()
  await started(page)
})

test('a page in the background does not wait to be drawn', async () => {
  const page = openPage(html, { hidden: true })
  expect(page.preloaded).toHaveLength(2)
  page.wait()
  await started(page)
})

test('where all comes by script, or an address opens an image, nothing is waited for', async () => {
  const pages = [openPage(scriptsAfterPaint(PAGE, true)), openPage(html, { search: '?stil=2&bild=7' })]
  for (const page of pages) {
    page.paint()
    await started(page)
  }
})

test('a button that is pressed too early is pressed again when the scripts have taken over, a link leads on', async () => {
  const page = openPage(html)
  page.paint()
  page.tell('click', 'link')
  expect(page.prevented).toEqual([])
  page.tell('click', 'button')
  await started(page)
  expect(page.prevented).toEqual(['held back'])
  page.tell('takenover')
  expect(page.prevented).toEqual(['held back', 'pressed again'])
  page.tell('click', 'button')
  expect(page.prevented).toHaveLength(2)
})

test('a button is left to the browser when the scripts cannot be had', async () => {
  const page = openPage(html, { entry: 'none' })
  page.paint()
  page.tell('click', 'button')
  await expect.poll(() => page.prevented).toEqual(['held back', 'pressed again'])
})

test('the other scripts stay where they are', () => {
  expect(scriptsAfterPaint(PAGE, false)).toContain('<script>window.first = 1</script>')
})

test('a page that looks otherwise stays as it is', () => {
  const other = '<html><script type="module" src="/x.js"></script></html>'
  expect(scriptsAfterPaint(other, false)).toBe(other)
})
