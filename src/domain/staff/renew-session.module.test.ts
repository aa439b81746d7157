import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#platform/durations.ts'
import { beginAtFixedTime, pass } from '#tests/fixed-time.ts'
import { openAuthOf } from '#tests/staff-auth.ts'
import { addFrieda, FRIEDA, SESSION_COOKIE, signIn, tokenOf } from '#tests/staff-visitor.ts'
import { openTestDatabase } from '#tests/test-database.ts'

beginAtFixedTime()

async function openSession() {
  const database = await openTestDatabase('pglite')
  const { visit, authenticate } = openAuthOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  const { [Symbol.asyncDispose]: drop } = database
  return { browser, visit, authenticate, [Symbol.asyncDispose]: drop }
}

test('a session in use gets a new token after an hour, and the former one is valid for another minute', async () => {
  await using opened = await openSession()
  const { browser, authenticate } = opened
  const first = browser.cookie()
  pass(HOUR_MS - 1)
  await browser.ask('/use-session', {})
  expect(browser.cookie()).toBe(first)
  pass(1)
  await browser.ask('/use-session', {})
  const second = browser.cookie()
  expect(second).not.toBe(first)
  expect([await authenticate(first), await authenticate(second)]).toMatchObject([FRIEDA, FRIEDA])
  pass(MINUTE_MS)
  expect([await authenticate(first), await authenticate(second)]).toMatchObject([null, FRIEDA])
  expect(await (await browser.ask('/list-sessions')).json()).toHaveLength(1)
})

test('concurrent requests stay signed in and get the same new token', async () => {
  await using opened = await openSession()
  const { browser, visit } = opened
  pass(HOUR_MS)
  const tabs = Array.from({ length: 4 }, () => {
    const tab = visit()
    for (const [name, value] of browser.cookies) tab.cookies.set(name, value)
    return tab
  })
  const responses = await Promise.all(tabs.map((tab) => tab.ask('/use-session', {})))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const cookies = new Set(tabs.map((tab) => tab.cookie()))
  expect(cookies.size).toBe(1)
  expect(cookies).not.toContain(browser.cookie())
})

test('a browser that missed the new cookie gets it with the next response', async () => {
  await using opened = await openSession()
  const { browser, visit, authenticate } = opened
  const before = [...browser.cookies]
  pass(HOUR_MS)
  await browser.ask('/use-session', {})
  const late = visit()
  for (const [name, value] of before) late.cookies.set(name, value)
  pass(MINUTE_MS - 1)
  await late.ask('/get-session')
  pass(MINUTE_MS)
  expect(await authenticate(late.cookie())).toMatchObject(FRIEDA)
})

test('an ended session has no valid token, neither the current nor the former one', async () => {
  await using opened = await openSession()
  const { browser, visit, authenticate } = opened
  const first = browser.cookies.get(SESSION_COOKIE) ?? ''
  pass(HOUR_MS)
  await browser.ask('/use-session', {})
  const second = browser.cookie()
  const late = visit()
  late.cookies.set(SESSION_COOKIE, first)
  expect((await late.ask('/sign-out', {})).status).toBe(200)
  expect(late.cookies.has(SESSION_COOKIE)).toBe(false)
  expect([
    await authenticate(late.cookie()),
    await authenticate(`${SESSION_COOKIE}=${first}`),
    await authenticate(second),
  ]).toEqual([null, null, null])
})

test('a session can be ended by its listed id after its token was renewed', async () => {
  await using opened = await openSession()
  const { browser, visit, authenticate } = opened
  const other = visit()
  await signIn(other)
  const { id } = (await (await other.ask('/get-session')).json()).session
  pass(HOUR_MS)
  await other.ask('/use-session', {})
  await browser.ask('/revoke-session', { id })
  expect(await authenticate(other.cookie())).toBe(null)
  expect(await authenticate(browser.cookie())).toMatchObject(FRIEDA)
})

test('a former token without a valid signature is refused', async () => {
  await using opened = await openSession()
  const { browser, authenticate } = opened
  const forged = `${SESSION_COOKIE}=${tokenOf(browser)}.${encodeURIComponent(`${'A'.repeat(43)}=`)}`
  pass(HOUR_MS)
  await browser.ask('/use-session', {})
  expect(await authenticate(forged)).toBe(null)
})
