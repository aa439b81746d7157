import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { addArtist, addImage, addPicture } from '#tests/builders.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { aPainting } from '#tests/pictures.ts'
import { startSite } from '#tests/run-program.ts'
import { screenOf } from '#tests/terminal-screen.ts'

const GREETING = [
  expect.stringMatching(/^The site: {6}http:\/\/localhost:\d+ /),
  expect.stringMatching(/^Staff sign in: http/),
  expect.stringMatching(/^Data: /),
]
const PROGRESS = /Pictures: {6}[01] of 1 prepared, 0 of 1 indexed/
const CTRL_C = '\u0003'

/** A site with one picture, of which nothing is drawn yet. */
async function openUndrawn() {
  const data = await openDataFolder()
  const files = await openFileStore({ kind: 'folder' }, join(data.folder, 'files'))
  await files.write('originals/one.jpg', await aPainting(2_000, 1_400).jpeg().toBuffer())
  const database = await openPglite(join(data.folder, 'db'))
  const original = { originalKey: 'originals/one.jpg', format: 'jpeg' as const, width: 2_000, height: 1_400 }
  const portraitId = await addPicture(database.db, original)
  await addImage(database.db, { id: portraitId, artistId: await addArtist(database.db, { portraitId }) })
  await database.close()
  return data
}

/** Runs the site on a terminal of its own, as a person does. */
function startOnTerminal(folder: string) {
  const site = `'${process.execPath}' --disable-warning=ExperimentalWarning src/main.ts`
  const child = spawn('script', ['-qec', `stty cols 120 rows 40; exec ${site}`, '/dev/null'], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', DEMO: 'no', NODE_ENV: 'production', TERM: 'xterm' },
  })
  let sent = ''
  child.stdout.on('data', (text) => {
    sent += text
  })
  const address = () => /http:\/\/localhost:\d+/.exec(sent)?.[0] ?? ''
  return { child, address, sent: () => sent, screen: () => screenOf(sent) }
}

test('a terminal shows the log as text, and below it the site’s address and, in one line, how far its pictures are', async () => {
  await using data = await openUndrawn()
  const { child, address, sent, screen } = startOnTerminal(data.folder)
  await expect.poll(() => screen().slice(-3)).toEqual(GREETING)
  expect(sent()).toMatch(PROGRESS)
  expect((await fetch(`${address()}/en`)).status).toBe(200)
  await expect
    .poll(() => screen().join('\n'))
    .toMatch(/^\d\d:\d\d:\d\d request\.answered method=GET path=\/en/m)
  expect(screen().slice(-3)).toEqual(GREETING)
  expect(screen().filter((line) => /^(?:The site|Pictures):/.test(line))).toHaveLength(1)
  expect(sent()).not.toMatch(/[{]"level"|variant\.made/)
  child.stdin.write(CTRL_C)
  const [code] = await once(child, 'close')
  expect([code, ...screen().slice(-4)]).toEqual([0, ...GREETING, expect.stringContaining('Stopping')])
})

test('elsewhere the log is JSON, without a line for each variant', async () => {
  await using data = await openUndrawn()
  await using site = await startSite({ DATA_DIR: data.folder, LOG_LEVEL: 'info' })
  await expect
    .poll(async () => (await fetch(`${site.address}/readyz`)).json())
    .toMatchObject({ progress: { prepared: 1, indexed: 1 } })
  const { stdout } = await site.stop()
  expect(stdout).toMatch(/^[{]"level":30,.*"msg":"pictures.prepared"[}]$/m)
  expect(stdout).not.toContain('variant.made')
  expect(stripVTControlCharacters(stdout)).toBe(stdout)
})
