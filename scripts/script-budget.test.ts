import { expect, test } from 'vitest'
import { listOverBudget, type Script } from './script-budget.ts'

const SCRIPTS: Script[] = [
  { fileName: 'root.js', code: 'root', imports: ['all.js'], facadeModuleId: '/src/root.tsx?client' },
  { fileName: 'home.js', code: 'home', imports: ['all.js', 'root.js'], facadeModuleId: '/src/home.tsx' },
  { fileName: 'all.js', code: 'all', imports: ['home.js'], facadeModuleId: null },
  { fileName: 'other.js', code: 'x'.repeat(9_999), imports: [], facadeModuleId: '/src/other.tsx' },
]
/** What gzip adds to a few bytes. */
const WRAPPED = 20
const HOME = { page: 'home page', modules: ['src/root.tsx', 'src/home.tsx'] }

test('a page is measured with all it imports, each script once and none of another page', () => {
  const size = 3 * WRAPPED + 'root'.length + 'home'.length + 'all'.length
  expect(listOverBudget(SCRIPTS, [{ ...HOME, bytes: size }])).toEqual([])
  expect(listOverBudget(SCRIPTS, [{ ...HOME, bytes: size - 1 }])).toEqual([
    `The first scripts of the home page take ${size} bytes of gzip, more than ${size - 1}.`,
  ])
})

test('a page that is not among the scripts is no page within its budget', () => {
  expect(listOverBudget(SCRIPTS, [{ page: 'shop', modules: ['src/shop.tsx'], bytes: 99 }])).toEqual([
    'A script that the shop starts with was not built.',
  ])
})
