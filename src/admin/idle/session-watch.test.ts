import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#platform/durations.ts'
import { openSessionWatch } from './session-watch.ts'

const TWO_HOURS_MS = 120 * MINUTE_MS

/** A fake of the server, with a clock of its own that runs as fast. */
function openSession() {
  const server = { endsAt: TWO_HOURS_MS, staffId: 'frieda', reached: true, used: 0, reads: 0 }
  const time = { now: 0 }
  const left = () => {
    if (!server.reached) return { outcome: 'unreachable' as const }
    const seconds = (server.endsAt - time.now) / 1_000
    if (seconds <= 0) return { outcome: 'nobody' as const }
    return { outcome: 'signed-in' as const, staffId: server.staffId, secondsLeft: seconds }
  }
  const use = () => {
    server.used++
    if (server.reached && server.endsAt > time.now) server.endsAt = time.now + TWO_HOURS_MS
    return left()
  }
  const read = () => {
    server.reads++
    return left()
  }
  // This browser's clock is wrong by a day.
  const watch = openSessionWatch({
    readSession: async () => read(),
    reportUse: async () => use(),
    now: () => time.now + DAY_MS,
  })
  const pass = async (milliseconds: number) => {
    time.now += milliseconds
    await watch.tick()
  }
  return { server, watch, pass }
}

test('an idle user is warned five minutes before the end, and not earlier', async () => {
  const { watch, pass, server } = openSession()
  await watch.begin()
  await pass(115 * MINUTE_MS - 1)
  expect([watch.current().state, server.reads]).toEqual(['in-use', 0])
  await pass(1)
  expect(watch.current().state).toBe('warned')
  await watch.stay()
  expect(watch.current().state).toBe('in-use')
  await pass(115 * MINUTE_MS - 1)
  expect(watch.current().state).toBe('in-use')
})

test('use is reported once a minute, and extends the session', async () => {
  const { watch, pass, server } = openSession()
  await watch.begin()
  expect(server.used).toBe(1)
  for (let second = 0; second < 120; second++) {
    await pass(1_000)
    await watch.noteUse()
  }
  expect(server.used).toBe(3)
  await pass(115 * MINUTE_MS - 1)
  expect(watch.current().state).toBe('in-use')
})

test('during the warning input alone does not extend the session', async () => {
  const { watch, pass, server } = openSession()
  await watch.begin()
  await pass(116 * MINUTE_MS)
  const before = server.used
  await watch.noteUse()
  expect([watch.current().state, server.used]).toEqual(['warned', before])
})

test('a session that was ended elsewhere counts as ended once a call is refused', async () => {
  const { watch, pass, server } = openSession()
  await watch.begin()
  server.endsAt = 0
  await pass(MINUTE_MS)
  expect(watch.current().state).toBe('in-use')
  await watch.check()
  expect(watch.current().state).toBe('ended')
})

test('use in another window prevents the warning here', async () => {
  const { watch, pass, server } = openSession()
  await watch.begin()
  server.endsAt += 60 * MINUTE_MS
  await pass(116 * MINUTE_MS)
  expect(watch.current().state).toBe('in-use')
})

test('without a response to the warning the session ends, until a sign-in in another window', async () => {
  const { watch, pass, server } = openSession()
  await watch.begin()
  await pass(116 * MINUTE_MS)
  await pass(4 * MINUTE_MS)
  expect(watch.current().state).toBe('ended')
  server.endsAt += TWO_HOURS_MS
  await watch.check()
  expect(watch.current().state).toBe('in-use')
})

test('a sign-in with another account does not reopen this page', async () => {
  const { watch, pass, server } = openSession()
  await watch.begin()
  await pass(121 * MINUTE_MS)
  server.endsAt += TWO_HOURS_MS
  server.staffId = 'kim'
  await watch.check()
  expect(watch.current().state).toBe('ended')
})

test('an unreachable server does not end the session', async () => {
  const { watch, pass, server } = openSession()
  await watch.begin()
  server.reached = false
  await pass(121 * MINUTE_MS)
  expect(watch.current().state).toBe('in-use')
  await watch.noteUse()
  expect(watch.current().state).toBe('in-use')
})

test('after signing out there is no warning, and another account may sign in', async () => {
  const { watch, pass, server } = openSession()
  await watch.begin()
  watch.close()
  await pass(121 * MINUTE_MS)
  expect(watch.current().state).toBe('closed')
  server.endsAt += TWO_HOURS_MS
  server.staffId = 'kim'
  await watch.begin()
  expect(watch.current().state).toBe('in-use')
})

test('whoever waits for a new session goes on once the same person has signed in again', async () => {
  const { watch, server } = openSession()
  await watch.begin()
  server.endsAt = 0
  const again = watch.untilSignedIn()
  await expect.poll(() => watch.current().state).toBe('ended')
  server.endsAt = TWO_HOURS_MS
  server.staffId = 'jasper'
  await watch.check()
  expect(watch.current().state).toBe('ended')
  server.staffId = 'frieda'
  await watch.check()
  expect(await again).toBe(true)
})

test('nobody waits for a session where there was none, or where somebody leaves', async () => {
  const { watch, server } = openSession()
  expect(await watch.untilSignedIn()).toBe(false)
  await watch.begin()
  expect(await watch.untilSignedIn()).toBe(true)
  server.endsAt = 0
  const again = watch.untilSignedIn()
  await expect.poll(() => watch.current().state).toBe('ended')
  watch.close()
  expect(await again).toBe(false)
})
