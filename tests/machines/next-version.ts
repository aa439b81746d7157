import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { openTestFolder } from '#tests/run-program.ts'

/** What the program is made of, beside its packages. */
const PROGRAM = [
  ...['src', 'messages', 'content', 'migrations', 'models', 'scripts', 'package.json', 'package-lock.json'],
  ...globSync('*.config.ts'),
  '.node-version',
  'tsconfig.json',
]
/** What the next version needs; this one can live with it. */
const EXPANDING = [
  'ALTER TABLE "news" ADD COLUMN "next_note" text',
  'ALTER TABLE "images" ADD COLUMN "next_rank" integer DEFAULT 0 NOT NULL',
  'CREATE TABLE "next_things" ("id" integer PRIMARY KEY, "news_id" integer REFERENCES "news"("id") ON DELETE CASCADE)',
  'CREATE INDEX "images_next_rank" ON "images" ("next_rank")',
]
const NAME = '9999_next-version'

/** A copy of the program with another German text, built anew, so that its scripts have other names, and one more migration. */
export async function makeNextVersion(): Promise<{ folder: string } & AsyncDisposable> {
  await using opened = new AsyncDisposableStack()
  const { folder } = opened.use(await openTestFolder())
  for (const name of PROGRAM) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  rewrite(join(folder, 'messages/de.json'), (texts) => ({ ...texts, shell_to_top: 'Ganz nach oben' }))
  writeFileSync(join(folder, 'migrations', `${NAME}.sql`), EXPANDING.join(';--> statement-breakpoint\n'))
  rewrite(join(folder, 'migrations/meta/_journal.json'), ({ entries, ...journal }) => {
    const listed = Array.isArray(entries) ? entries : []
    const entry = { ...listed.at(-1), idx: listed.length, tag: NAME }
    return { ...journal, entries: [...listed, entry] }
  })
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'ignore' })
  const closing = opened.move()
  return { folder, [Symbol.asyncDispose]: () => closing.disposeAsync() }
}

function rewrite(path: string, change: (content: Record<string, unknown>) => Record<string, unknown>): void {
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))))
}

/** The addresses of all built files of the version in a folder. */
export function listAssets(program: string): string[] {
  return ['client', 'admin'].flatMap((part) =>
    globSync(join(program, 'build', part, 'assets/*')).map(
      (path) => `${part === 'admin' ? '/admin' : ''}/assets/${basename(path)}`,
    ),
  )
}
