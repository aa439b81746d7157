import { expect, test } from 'vitest'
import { listOverBudget, type Script } from './script-budget.ts'

const SCRIPTS: Script[] = [
  {
    fileName: 'root.js',
    code: 'root',
    imports: ['all.js'],
    facadeModuleId: '/src/root.tsx?client',
    moduleIds: [],
  },
  {
    fileName: 'home.js',
    code: 'home',
    imports: ['all.js', 'root.js'],
    facadeModuleId: '/src/home.tsx',
    moduleIds: [],
  },
  {
    fileName: 'all.js',
    code: 'all',
    imports: ['home.js'],
    facadeModuleId: null,
    moduleIds: ['/src/menu.tsx'],
  },
  {
    fileName: 'other.js',
    code: 'x'.repeat(9_999),
    imports: [],
    facadeModuleId: '/src/other.tsx',
    moduleIds: [],
  },
]
/** What gzip and brotli add to a few bytes. */
const WRAPPED = { gzip: 20, brotli: 4 }
const HOME = { page: 'home page', modules: ['src/root.tsx', 'src/home.tsx'] }

test('a page is measured with all it imports, each script once and none of another page', () => {
  const letters = 'root'.length + 'home'.length + 'all'.length
  const most = { gzip: 3 * WRAPPED.gzip + letters, brotli: 3 * WRAPPED.brotli + letters }
  expect(listOverBudget(SCRIPTS, [{ ...HOME, ...most }])).toEqual([])
  expect(listOverBudget(SCRIPTS, [{ ...HOME, ...most, gzip: most.gzip - 1 }])).toEqual([
    `The first scripts of the home page take ${most.gzip} bytes of gzip, more than ${most.gzip - 1}.`,
  ])
  expect(listOverBudget(SCRIPTS, [{ ...HOME, ...most, brotli: most.brotli - 1 }])).toEqual([
    `The first scripts of the home page take ${most.brotli} bytes of brotli, more than ${most.brotli - 1}.`,
  ])
})

test('a page that is not among the scripts is no page within its budget', () => {
  expect(
    listOverBudget(SCRIPTS, [{ page: 'shop', modules: ['src/shop.tsx'], gzip: 99, brotli: 99 }]),
  ).toEqual(['A script that the shop starts with was not built.'])
})

test('a module that shares its script with others is found in there', () => {
  const most = { gzip: 999, brotli: 3 }
  expect(listOverBudget(SCRIPTS, [{ page: 'menu', modules: ['src/menu.tsx'], ...most }])).toEqual([
    expect.stringContaining('The first scripts of the menu take'),
  ])
})
