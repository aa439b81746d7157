import { once } from 'node:events'
import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClone } from '#tests/clone.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { expectOneSentence } from '#tests/faults/one-sentence.ts'
import { findFreePort } from '#tests/machines/free-port.ts'
import { aPainting } from '#tests/pictures.ts'
import { childrenOf } from '#tests/process-tree.ts'
import { runProgram, startSite } from '#tests/run-program.ts'

let clone: Awaited<ReturnType<typeof openClone>>
beforeAll(async () => {
  clone = await openClone()
})
afterAll(() => clone[Symbol.asyncDispose]())

test('a clone in a folder with spaces, umlauts and other marks is built, and serves pages, staff and searches', async () => {
  await using data = await openDataFolder()
  await using site = await startSite({ DATA_DIR: data.folder }, 'launched', clone.folder)
  expect(readdirSync(join(clone.folder, 'build'))).toEqual(
    expect.arrayContaining(['admin', 'client', 'server']),
  )
  for (const path of ['/', '/en/news', '/admin', '/readyz'])
    expect([path, (await fetch(site.address + path)).status]).toEqual([path, 200])
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(await aPainting(600, 400).png().toBuffer())]), 'wal.png')
  const search = await fetch(`${site.address}/illusde/api/image-search`, { method: 'POST', body })
  expect(search.status).toBe(201)
  expect(await site.stop()).toMatchObject({ code: 0, stderr: '' })
})

test('a wrong setting is said before anything is built', async () => {
  rmSync(join(clone.folder, 'build/.zeichner-built'), { force: true })
  const ending = await runProgram({ TRUST_PROXY: '99' }, join(clone.folder, 'scripts/start.mjs'))
  expectOneSentence(ending, 'Configuration: TRUST_PROXY must be a whole number from 0 to 10.')
  expect(ending.stdout).toBe('')
})

// Which files those are is in watch-server.test.ts.
test('npm run dev restarts with a file that the server reads, also while a page is open, and ends in order', async () => {
  await using data = await openDataFolder()
  const environment = { DATA_DIR: data.folder, PORT: String(await findFreePort()) }
  await using site = await startSite(environment, 'watched', clone.folder)
  const server = () => childrenOf(site.pid)[0]
  const isServed = () =>
    fetch(`${site.address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  using _page = await openPage(site.address)
  const before = server()
  appendFileSync(join(clone.folder, 'site.config.ts'), '\n')
  await expect.poll(() => [undefined, before].includes(server())).toBe(false)
  await expect.poll(isServed).toBe(true)
  const last = server()
  expect(await site.stop()).toMatchObject({ code: 0 })
  expect(existsSync(`/proc/${last}`)).toBe(false)
})

/** The connection by which a page in a browser is reloaded. */
async function openPage(address: string): Promise<Disposable> {
  const client = await (await fetch(`${address}/@vite/client`)).text()
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? []
  const socket = new WebSocket(`${address.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  await once(socket, 'open')
  return { [Symbol.dispose]: () => socket.close() }
}
