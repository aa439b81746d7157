import { readHealth } from '#domain/health/read-health.server.ts'
import { readProgress } from '#domain/published/picture-progress.ts'
import { readToday } from '#domain/read-today.server.ts'
import { listConfigured } from '#domain/settings/settings-resource.server.ts'
import { recordChange } from '#domain/staff/changes.server.ts'
import { queueTestEmail } from '#domain/staff/staff-emails.server.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { releaseOutgoing } from '#platform/outgoing-hold-rows.server.ts'
import type { RateLimit } from '#platform/rate-limits/rate-limits.server.ts'
import { VERSION } from '#platform/version.server.ts'
import { call } from '#server/calls/call.ts'
import { notFound, tooMany } from '#server/edge/refusals.ts'

const TEST_EMAILS: RateLimit = { name: 'test-emails', most: 5, withinSeconds: HOUR_MS / 1_000 }

export const healthCalls = [
  call({
    method: 'GET',
    path: '/health',
    who: 'reader',
    summary: 'Every part with its state (ok, warn, bad), the message key of its text, and that text’s values',
    handler: async (context, { config, database, files, clock, visual, readModel }) => {
      const parts = await readHealth({
        ...{ config, database, files, clock, version: VERSION },
        progress: () => readProgress({ readModel, visual }),
        isProxyUntrusted: context.get('isProxyUntrusted') ?? false,
      })
      const data = parts.map(({ name, state, key, values }) => ({
        Name: name,
        State: state,
        Key: key,
        Values: values,
      }))
      return { data }
    },
  }),
  call({
    method: 'POST',
    path: '/outgoing/release',
    who: 'owner',
    summary: 'Lets go out what has waited since a backup was restored',
    refusals: [404],
    handler: async (context, { database: { db }, clock, emails, webhooks }) => {
      const isReleased = await db.transaction(async (tx) => {
        if (!(await releaseOutgoing(tx))) return false
        const change = { action: 'change', resource: 'outgoing', recordId: '' } as const
        const details = { Released: { from: false, to: true } }
        await recordChange(tx, context.get('staff'), { ...change, details, changedAt: clock.now() })
        return true
      })
      void emails.run()
      void webhooks.run()
      return isReleased ? context.body(null, 204) : notFound(context, 'hold')
    },
  }),
  call({
    method: 'POST',
    path: '/test-email',
    who: 'owner',
    tokens: 'never',
    summary: 'Sends a test message to whoever asks',
    answered: { status: 202 },
    refusals: [429],
    handler: async (context, { database: { db }, clock, emails, rateLimits }) => {
      const { id, name, email } = context.get('staff')
      const taking = await rateLimits.take(TEST_EMAILS, id)
      if (taking.outcome === 'too-many')
        return tooMany(context, taking.retryAfterSeconds, 'That many test messages were sent already.')
      await queueTestEmail(db, { name, email }, clock.now())
      void emails.run()
      return context.json({ To: email }, 202)
    },
  }),
  call({
    method: 'GET',
    path: '/today',
    who: 'reader',
    summary:
      'How much of each kind waits for somebody, when the last backup was written, what is still to set up',
    handler: async (context, { database: { db }, clock, config, adminRecords }) => {
      const today = await readToday({ db, clock, config, adminRecords, staff: context.get('staff') })
      return inPascalCase(today)
    },
  }),
]

export const configurationCalls = [
  call({
    method: 'GET',
    path: '/configuration',
    // The answer tells where things are on the server, so it is for owners.
    who: 'owner',
    summary: 'What is set where the program runs, and whether by the environment; without secrets',
    handler: (_, { config, origin }) => {
      const all = listConfigured({ config, origin })
      return {
        data: all.map(({ name, value, setIn }) => ({ Name: name, Value: value, SetIn: setIn })),
      }
    },
  }),
]

function inPascalCase(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name[0]?.toUpperCase() + name.slice(1), value]),
  )
}
