import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trustHtml } from '#platform/browser/own-html.ts'
import { guardHtml } from './guard-html.ts'

type Rules = { createHTML: (html: string, type?: string, sink?: string) => string | null }

const policies = new Map<string, Rules>()

/** A fake of the browser's trustedTypes, which stores the policies. */
beforeEach(() => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      policies.set(name, rules)
      return { createHTML: (html: string) => ({ trusted: rules.createHTML(html) }) }
    },
  })
  guardHtml()
})
afterEach(() => vi.unstubAllGlobals())

const write = (html: string, sink: string) => policies.get('default')?.createHTML(html, 'TrustedHTML', sink)

test('what React writes by itself passes, a tag does not', () => {
  const sink = 'Element innerHTML'
  expect(write('<script></script>', sink)).toBe('<script></script>')
  expect(write('body { margin: 0 }', sink)).toBe('body { margin: 0 }')
  for (const html of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<p>', 'a<b'])
    expect([html, write(html, sink)]).toEqual([html, null])
})

test('markup may be parsed, and the editor uses a policy of its own for the clipboard', () => {
  expect(write('<p>Wal</p>', 'DOMParser parseFromString')).toBe('<p>Wal</p>')
  expect(() => policies.get('default')?.createHTML('<p>Wal</p>')).toThrow(TypeError)
})

test('trusted HTML has a policy of its own', () => {
  expect(trustHtml('<p>Wal</p>')).toEqual({ trusted: '<p>Wal</p>' })
})
