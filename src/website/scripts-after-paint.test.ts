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

/** Runs the page's beginning with a browser's few parts that it touches; `paint` draws the page. */
function openPage(html: string, hidden: boolean) {
  const preloaded: string[] = []
  const imported: string[] = []
  const window: { __reactRouterRouteModules?: unknown } = {}
  const frames: (() => void)[] = []
  const code = (BEGINNING.exec(html)?.[1] ?? '').replaceAll('import(', 'load(')
  runInNewContext(code, {
    window,
    document: {
      hidden,
      head: { append: ({ href }: { href: string }) => preloaded.push(href) },
      createElement: () => ({}),
    },
    load: async (file: string) => {
      imported.push(file)
      return file
    },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => callback(),
  })
  return { preloaded, imported, window, paint: () => frames.forEach((frame) => void frame()) }
}

test('nothing of the scripts is fetched before the page was drawn', async () => {
  const html = scriptsAfterPaint(PAGE)
  expect(html).not.toContain('<link rel="modulepreload"')
  const page = openPage(html, false)
  expect([page.preloaded, page.imported]).toEqual([[], []])
  page.paint()
  expect(page.preloaded).toEqual(['/assets/manifest.js', '/assets/$&.js'])
  await expect.poll(() => page.imported.at(-1)).toBe('/assets/entry.js')
  expect(page.window.__reactRouterRouteModules).toEqual({
    root: '/assets/root.js',
    home: '/assets/home.js',
  })
})

test('a page in the background does not wait to be drawn', async () => {
  const page = openPage(scriptsAfterPaint(PAGE), true)
  await expect.poll(() => page.imported.at(-1)).toBe('/assets/entry.js')
})

test('the other scripts stay where they are', () => {
  expect(scriptsAfterPaint(PAGE)).toContain('<script>window.first = 1</script>')
})

test('a page that looks otherwise stays as it is', () => {
  const other = '<html><script type="module" src="/x.js"></script></html>'
  expect(scriptsAfterPaint(other)).toBe(other)
})
