import { expect, test } from 'vitest'
import { openTestFolder, runProgram, startSite } from '#tests/run-program.ts'
import { openVisitor, PASSWORD } from '#tests/staff-visitor.ts'

const COMMAND = 'src/cli/staff.ts'
const LINK = /\/admin\/welcome#([\w-]{43})$/m

test('accounts are added, listed and removed before the first start and while the site runs', async () => {
  await using place = await openTestFolder()
  const environment = { DATA_DIR: place.folder }
  const run = (...parameters: string[]) => runProgram(environment, COMMAND, parameters)
  const before = await run('add', 'Frieda@example.com', 'Frieda', 'Probe')
  expect(before.stdout).toMatch(LINK)
  await using site = await startSite(environment)
  const { stdout } = await run('link', 'frieda@example.com')
  const token = LINK.exec(stdout)?.[1] ?? ''
  const browser = openVisitor(site.address, (request) => fetch(request))
  const older = LINK.exec(before.stdout)?.[1] ?? ''
  const welcome = (link: string) =>
    browser.ask('/welcome', { token: link, password: PASSWORD, name: 'Frieda' })
  expect((await welcome(older)).status).toBe(410)
  expect((await welcome(token)).status).toBe(200)
  await browser.ask('/sign-in/email', { email: 'frieda@example.com', password: PASSWORD })
  const membership = () =>
    fetch(`${site.address}/illusde/api/membership/admin`, { headers: { Cookie: browser.cookie() } })
  expect(await (await membership()).text()).toBe('y')
  expect((await run('add', 'frieda@example.com')).stderr).toContain('already has an account')
  expect((await run('list')).stdout).toMatch(/^frieda@example\.com {2}Frieda {2}\(password, no authenticator/)
  expect((await run('remove', 'frieda@example.com')).stdout).toContain('removed and signed out')
  expect(await (await membership()).text()).toBe('n')
  expect((await run('link', 'frieda@example.com')).stderr.trim()).toBe('frieda@example.com has no account.')
  await site.stop()
  expect((await run('list')).stdout.trim()).toBe('There are no accounts yet.')
})

test('what cannot be an account is refused with the usage', async () => {
  const { code, stderr } = await runProgram({}, COMMAND, ['add', 'frieda@example'])
  expect([code, stderr.split('\n')[0]]).toEqual([
    2,
    'The e-mail address or the name cannot be that of an account.',
  ])
})
