import { z } from 'zod'
import {
  countUnseen,
  findSwitchedOff,
  listNotifications,
  markSeen,
  saveChoices,
  switchEmails,
} from '#domain/notifications/notifications.server.ts'
import {
  EmailChoices,
  kindsFor,
  NOTIFICATION_KINDS,
  Notification,
  Unseen,
} from '#domain/notifications/notifications-model.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { call } from '#server/calls/call.ts'
import type { Services } from '#src/services.server.ts'
import { artistOf } from './records.ts'

const Seen = z.strictObject({ Until: z.iso.datetime(), Language: z.enum(LANGUAGES) })
const Choice = z.strictObject({
  Kind: z.enum(NOTIFICATION_KINDS),
  IsMailed: z.boolean(),
  Language: z.enum(LANGUAGES),
})

/** Names of visitors stay in their enquiries, and go with them. */
async function nameSenders(
  adminRecords: Services['adminRecords'],
  rows: readonly { resource: string; recordId: string }[],
): Promise<Map<string, string>> {
  const named = ['enquiries', 'applications'].map(async (list) => {
    const ids = rows.flatMap(({ resource, recordId }) => (resource === list ? [recordId] : []))
    const found = ids.length > 0 ? await adminRecords.get(list)?.listSome([...new Set(ids)]) : []
    return (found ?? []).map(({ Id, Fields }) => [String(Id), Sender.parse(Fields).name] as const)
  })
  return new Map((await Promise.all(named)).flat())
}
const Sender = z.object({ name: z.string().catch('') })

/** Everybody's own, of readers none. Tokens are for programs, which are told by webhooks. */
const own = { who: 'reader', artists: true, tokens: 'never' } as const

export const notificationCalls = [
  call({
    ...{ ...own, method: 'GET', path: '/notifications', answer: z.object({ data: z.array(Notification) }) },
    summary: 'What others left for oneself, newest first',
    handler: async (context, { database, adminRecords }) => {
      const rows = await listNotifications(database.db, context.get('staff'))
      const senders = artistOf(context) ? new Map() : await nameSenders(adminRecords, rows)
      const data = rows.map((row) => ({
        ...{ Id: row.id, Kind: row.kind, Resource: row.resource, RecordId: row.recordId },
        ...{
          RecordName: row.recordName || (senders.get(row.recordId) ?? ''),
          ByName: row.byName,
          HappenedAt: row.happenedAt,
        },
        IsSeen: row.seenAt !== null,
      }))
      return { data }
    },
  }),
  call({
    ...{ ...own, method: 'GET', path: '/notifications/unseen', answer: Unseen },
    summary: 'How many of them were not seen yet',
    handler: async (context, { database }) => ({
      Unseen: await countUnseen(database.db, context.get('staff')),
    }),
  }),
  call({
    ...{ ...own, method: 'POST', path: '/notifications/seen', body: Seen },
    summary: 'Those up to a moment were seen, in a language that e-mails then have',
    handler: async (context, { database, clock }, { body: { Until, Language: language } }) => {
      const seen = { until: new Date(Until), language, now: clock.now() }
      await markSeen(database.db, context.get('staff'), seen)
      return context.body(null, 204)
    },
  }),
  call({
    ...{ ...own, method: 'GET', path: '/notifications/choices', answer: EmailChoices },
    summary: 'Kinds of notifications that one gets, and those without an e-mail',
    handler: async (context, { database }) => {
      const { id, role } = context.get('staff')
      return { Kinds: [...kindsFor(role)], Off: await findSwitchedOff(database.db, id) }
    },
  }),
  call({
    ...{ ...own, method: 'PUT', path: '/notifications/choices', body: Choice },
    summary: 'Switches e-mails of one kind on or off',
    handler: async (context, { database }, { body: { Kind, IsMailed, Language: language } }) => {
      const switchedOff = switchEmails(Kind, IsMailed)
      await saveChoices(database.db, context.get('staff').id, { switchedOff, language })
      return context.body(null, 204)
    },
  }),
]
