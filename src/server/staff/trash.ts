import type { Context } from 'hono'
import { z } from 'zod'
import { isImportAction } from '#domain/staff/import-action.ts'
import { roleToChange } from '#domain/staff/roles.ts'
import { emptyTrash } from '#domain/trash/trash-resource.server.ts'
import { findVersionBefore, listTouched, type Undone, undoAction } from '#domain/trash/undo-action.server.ts'
import { call } from '#server/calls/call.ts'
import { mayAs, refuseRole } from '#server/calls/guards.ts'
import { apiError, notFound } from '#server/edge/refusals.ts'
import { ACTION_HEADER } from '#site/api-paths.ts'
import { answerChange } from './records.ts'

const NUMBER = /^[1-9]\d{0,8}$/
const Undo = z.strictObject({ EvenIfChanged: z.boolean().default(false) }).prefault({})

const REFUSALS = {
  changed: 'Someone has changed this since.',
  gone: 'What was changed has been deleted since.',
  taken: 'Something else has the same address or place by now.',
  linked: 'What this belongs to has been deleted, or it is in use elsewhere.',
  invalid: 'This does not fit with what has changed since.',
} as const

export const trashCalls = [
  call({
    method: 'POST',
    path: '/actions/:id/undo',
    // The handler checks the role as well: it depends on the records that the action wrote.
    who: 'editor',
    summary:
      'Undoes what the header Action-Id of a change named, or an import by its id: all of it or nothing',
    body: Undo,
    refusals: [403, 404, 409],
    handler: async (context, { database: { db }, clock, adminRecords }, { body }) => {
      const { id } = context.req.param()
      // An import may be thousands of records: whoever takes that back has to answer for all of them.
      if (isImportAction(id) && !mayAs(context, 'owner')) return refuseRole(context)
      const resources = await listTouched(db, id)
      if (resources.some((resource) => !mayAs(context, roleToChange(resource)))) return refuseRole(context)
      const action = { id, evenIfChanged: body.EvenIfChanged }
      return answerUndone(
        context,
        await undoAction({ db, clock, adminRecords }, context.get('staff'), action),
      )
    },
  }),
  call({
    method: 'POST',
    path: '/changes/:id/restore',
    who: 'editor',
    summary: 'Writes a record as it was before that change',
    revision: true,
    refusals: [400, 403, 404, 409, 422],
    handler: async (context, services, { revision }) => {
      const { database, adminRecords } = services
      const { id } = context.req.param()
      const version = NUMBER.test(id) ? await findVersionBefore(database.db, Number(id)) : null
      const records = version && adminRecords.get(version.resource)
      if (!version || !records?.actions.includes('change')) return notFound(context, 'change')
      if (!mayAs(context, roleToChange(version.resource))) return refuseRole(context)
      return answerChange(context, services, records, (log) =>
        records.change(version.recordId, revision, version.fields, log),
      )
    },
  }),
  // Nothing can be restored after these calls.
  call({
    method: 'DELETE',
    path: '/trash',
    who: 'owner',
    summary: 'Deletes all of the trash for good',
    handler: async (_, { database }) => ({ removed: await emptyTrash(database.db) }),
  }),
  call({
    method: 'DELETE',
    path: '/trash/:id',
    who: 'owner',
    summary: 'Deletes one thing for good',
    refusals: [404],
    handler: async (context, { database }) => {
      const { id } = context.req.param()
      const removed = NUMBER.test(id) ? await emptyTrash(database.db, [Number(id)]) : 0
      return removed > 0 ? context.body(null, 204) : notFound(context, 'record')
    },
  }),
]

function answerUndone(context: Context, undone: Undone) {
  if (undone.outcome === 'unknown') return notFound(context, 'action')
  if (undone.outcome !== 'undone') return apiError(context, 409, undone.outcome, REFUSALS[undone.outcome])
  context.header(ACTION_HEADER, undone.actionId)
  return context.body(null, 204)
}
