import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOCUMENTS = ['docs/architecture.md', 'docs/performance.md', 'docs/runbook.md', 'README.md']
/** Paths from the root or from `src`, and names of files that tell themselves apart. */
const PATHS = [
  /`((?:src|tests|scripts|e2e|bench|demo|deploy|docs|content|messages|domain|platform|server|website|admin|site|cli)\/[\w./-]*)`/g,
  /`([\w/-]+\.(?:server|test|spec)\.tsx?)`/g,
]

const ours = globSync('{src,tests,scripts,e2e,bench,demo,deploy,docs,content,messages}/**')

test.each(DOCUMENTS)('%s names files and folders that there are', (document) => {
  const text = readFileSync(document, 'utf8')
  const named = PATHS.flatMap((path) => [...text.matchAll(path)].map(([, name = '']) => name))
  const isThere = (name: string) => ours.some((file) => `/${file}`.endsWith(`/${name.replace(/\/$/, '')}`))
  expect(named.filter((name) => !isThere(name))).toEqual([])
})
