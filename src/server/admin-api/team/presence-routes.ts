import { z } from 'zod'
import { findLastChange } from '#domain/staff/find-last-change.server.ts'
import { route } from '#server/admin-api/staff-route.ts'
import { notFound } from '#server/errors/errors.ts'

const Report = z.strictObject({
  Resource: z.string().max(40),
  /** A zero byte would be refused by the database. */
  Id: z
    .string()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u),
  Tab: z.uuid(),
  Open: z.boolean(),
})

export const presenceRoutes = [
  route({
    method: 'POST',
    path: '/presence',
    // Nothing is stored.
    role: 'reader',
    tokens: 'never',
    summary:
      'Says that a record is open in a tab, or no longer; answers who else has it open, and its last change',
    body: Report,
    handler: async (context, { presence, database, adminRecords }, { body }) => {
      const { Resource, Id, Tab, Open } = body
      if (!adminRecords.has(Resource)) return notFound(context, 'list')
      const staff = context.get('staff')
      const record = `${Resource} ${Id}`
      await presence.note(staff, Tab, Open ? record : null)
      const last = await findLastChange(database.db, Resource, Id)
      return context.json({
        Others: presence.listOthers(staff, record),
        LastChange: last && {
          Id: last.id,
          By: last.staffName,
          At: last.changedAt,
          IsYours: last.staffId === staff.id,
        },
      })
    },
  }),
]
