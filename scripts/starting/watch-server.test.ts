import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { watchServer } from './watch-server.mjs'

const READ = [
  'site.config.ts',
  '.env',
  'src/main.ts',
  'src/domain/rules.ts',
  'messages/site.de.json',
  'content/de/team.md',
  'content/dictionary/food.txt',
]
const NOT_READ = [
  'README.md',
  'src/website/root.tsx',
  'src/admin/parts/list.tsx',
  'src/.main.ts.swp',
  'src/main.ts~',
]

function openTree(): { changed: string[]; path: (name: string) => string } & Disposable {
  const root = mkdtempSync(join(tmpdir(), 'zeichner-'))
  for (const folder of ['src', 'demo', 'messages', 'content']) mkdirSync(join(root, folder))
  for (const file of [...READ, ...NOT_READ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  const changed: string[] = []
  const end = watchServer(root, (path) => void changed.push(path))
  return {
    changed,
    path: (name) => join(root, name),
    [Symbol.dispose]: () => {
      end()
      rmSync(root, { recursive: true })
    },
  }
}

test.each(READ)(
  'a change of %s is told, each time, whether an editor writes into it or puts another in its place',
  async (file) => {
    using tree = openTree()
    for (const _ of [1, 2, 3]) {
      writeFileSync(tree.path('new~'), 'changed')
      renameSync(tree.path('new~'), tree.path(file))
      await expect.poll(() => tree.changed.splice(0)).toContain(file)
    }
    appendFileSync(tree.path(file), 'more')
    await expect.poll(() => tree.changed).toContain(file)
  },
)

test('what Vite reloads, what nobody reads and what editors keep beside a file is not', async () => {
  using tree = openTree()
  for (const file of NOT_READ) appendFileSync(tree.path(file), 'changed')
  appendFileSync(tree.path('site.config.ts'), 'changed')
  await expect.poll(() => tree.changed).toContain('site.config.ts')
  expect(new Set(tree.changed)).toEqual(new Set(['site.config.ts']))
})
