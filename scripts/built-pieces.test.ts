import { expect, test } from 'vitest'
import { findPieces } from './built-pieces.ts'

test('pieces are found by their sources, whatever they are called when built', () => {
  const bundle = {
    a: { type: 'chunk', fileName: 'assets/de-x1.js', facadeModuleId: '/site/messages/de.json' },
    b: { type: 'chunk', fileName: 'assets/other.js', facadeModuleId: null },
    c: { type: 'asset', fileName: 'assets/de.css' },
  }
  const sources = { de: 'messages/de.json', en: 'messages/en.json' }
  expect(findPieces(bundle, sources)).toEqual({ de: '/assets/de-x1.js' })
})
