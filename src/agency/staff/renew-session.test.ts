import { expect, test } from 'vitest'
import { beginAtFixedTime, HOUR_MS, pass } from '#tests/fixed-time.ts'
import { openDoorOf } from '#tests/staff-door.ts'
import { addFrieda, FRIEDA, signIn } from '#tests/staff-visitor.ts'
import { openTestDatabase } from '#tests/test-database.ts'

beginAtFixedTime()

const MINUTE_MS = 60_000

async function openSession() {
  const database = await openTestDatabase('pglite')
  const { visit, whoIs } = openDoorOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  const { [Symbol.asyncDispose]: drop } = database
  return { browser, visit, whoIs, [Symbol.asyncDispose]: drop }
}

test('a session in use gets another token after an hour, and the one before it is good for a minute more', async () => {
  await using opened = await openSession()
  const { browser, whoIs } = opened
  const first = browser.cookie()
  pass(HOUR_MS - 1)
  await browser.ask('/get-session')
  expect(browser.cookie()).toBe(first)
  pass(1)
  await browser.ask('/get-session')
  const second = browser.cookie()
  expect(second).not.toBe(first)
  expect([await whoIs(first), await whoIs(second)]).toMatchObject([FRIEDA, FRIEDA])
  pass(MINUTE_MS)
  expect([await whoIs(first), await whoIs(second)]).toMatchObject([null, FRIEDA])
  expect(await (await browser.ask('/list-sessions')).json()).toHaveLength(1)
})

test('of several who ask at the same moment none is signed out, and all are given the same token', async () => {
  await using opened = await openSession()
  const { browser, visit } = opened
  pass(HOUR_MS)
  const tabs = Array.from({ length: 4 }, () => {
    const tab = visit()
    for (const [name, value] of browser.cookies) tab.cookies.set(name, value)
    return tab
  })
  const answers = await Promise.all(tabs.map((tab) => tab.ask('/get-session')))
  for (const answer of answers) expect(await answer.json()).toMatchObject({ user: FRIEDA })
  const cookies = new Set(tabs.map((tab) => tab.cookie()))
  expect(cookies.size).toBe(1)
  expect(cookies).not.toContain(browser.cookie())
})

test('who missed the new cookie gets it with the next answer', async () => {
  await using opened = await openSession()
  const { browser, visit, whoIs } = opened
  const before = [...browser.cookies]
  pass(HOUR_MS)
  await browser.ask('/get-session')
  const late = visit()
  for (const [name, value] of before) late.cookies.set(name, value)
  pass(MINUTE_MS - 1)
  await late.ask('/get-session')
  pass(MINUTE_MS)
  expect(await whoIs(late.cookie())).toMatchObject(FRIEDA)
})

test('a session that ends has no token left, neither the present one nor the one before it', async () => {
  await using opened = await openSession()
  const { browser, visit, whoIs } = opened
  const first = browser.cookie()
  pass(HOUR_MS)
  await browser.ask('/get-session')
  const second = browser.cookie()
  const late = visit()
  late.cookies.set('session', first.slice('session='.length))
  expect((await late.ask('/sign-out', {})).status).toBe(200)
  expect(late.cookies.has('session')).toBe(false)
  expect([await whoIs(first), await whoIs(second)]).toEqual([null, null])
})

test('a session is ended by the token under which it was listed, also when that was renewed since', async () => {
  await using opened = await openSession()
  const { browser, visit, whoIs } = opened
  const other = visit()
  await signIn(other)
  const listed = (other.cookies.get('session') ?? '').split('.')[0]
  pass(HOUR_MS)
  await other.ask('/get-session')
  await browser.ask('/revoke-session', { token: listed })
  expect(await whoIs(other.cookie())).toBe(null)
  expect(await whoIs(browser.cookie())).toMatchObject(FRIEDA)
})

test('a token from before without the signature of this site leads nowhere', async () => {
  await using opened = await openSession()
  const { browser, whoIs } = opened
  const forged = browser.cookie().replace(/[.].*$/, `.${encodeURIComponent(`${'A'.repeat(43)}=`)}`)
  pass(HOUR_MS)
  await browser.ask('/get-session')
  expect(await whoIs(forged)).toBe(null)
})
