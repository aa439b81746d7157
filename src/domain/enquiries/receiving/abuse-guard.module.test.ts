import { afterEach, expect, test, vi } from 'vitest'
import { openLog } from '#platform/log.ts'
import { openAbuseGuard, openCircuitBreaker } from './abuse-guard.server.ts'
import { openFormTimes } from './form-times.ts'

const LIMIT = { most: 10, withinSeconds: 60 }

afterEach(() => vi.restoreAllMocks())

test('a sender waits only once for a database that does not respond', async () => {
  let calls = 0
  const guard = openAbuseGuard({
    ask: openCircuitBreaker(),
    rateLimits: {
      take: () => {
        calls += 1
        return new Promise(() => {})
      },
      peek: () => new Promise(() => {}),
    },
    proofOfWork: { ask: () => new Promise(() => {}), accepts: () => new Promise(() => {}) },
    formTimes: openFormTimes('a key'),
    limits: { forms: LIMIT, network: LIMIT, sender: LIMIT, proofFromNetwork: LIMIT, proofFromAll: LIMIT },
    clock: { now: () => new Date() },
    log: openLog('silent'),
  })
  // A timer can fire up to a millisecond early by this clock.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  expect(await guard.admit('192.0.2.1')).toEqual({ outcome: 'granted' })
  expect(await guard.judge({}, 'a@maler.example', '192.0.2.1')).toEqual({ outcome: 'passed' })
  expect(calls).toBe(1)
})
