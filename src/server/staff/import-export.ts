import { openArchive } from '#domain/import-export/export-archive.server.ts'
import { templateOf } from '#domain/import-export/export-lists.server.ts'
import type { ImportJob } from '#domain/import-export/import-jobs.server.ts'
import { isListName } from '#domain/import-export/list-names.ts'
import { LARGEST_LIST_BYTES, type ListFile } from '#domain/import-export/read-list.server.ts'
import { BUSY_FOR_SECONDS, readFields } from '#platform/http/form-fields.ts'
import { networkOf } from '#platform/http/network.ts'
import { canBeUndone } from '#platform/row-history/row-history.server.ts'
import { type CallContext, call } from '#server/calls/call.ts'
import { apiError, invalid, notFound } from '#server/edge/refusals.ts'
import { streamPieces } from '#server/routes/downloads.ts'

const LIST_FILE = /^([a-z]+)[.](csv|json|template[.]csv)$/

const FORM_AROUND_BYTES = 64 * 1024

export const importExportCalls = [
  // The pictures that lists name are ready uploads of the same person: no archive is unpacked, no name is a path.
  call({
    method: 'POST',
    path: '/import',
    who: 'editor',
    summary:
      'Imports lists that are form parts named images.csv or images.json; ?check=yes only says what would be',
    maxBody: LARGEST_LIST_BYTES + FORM_AROUND_BYTES,
    refusals: [409, 422],
    handler: async (context, { imports }) => {
      const lists = await readLists(await readFields(context.req.raw))
      if (!lists) return invalid(context, { File: 'unknown' })
      if (lists.length === 0) return invalid(context, { File: 'required' })
      const begun = await imports.begin(context.get('staff'), lists, context.req.query('check') === 'yes')
      if (begun.outcome === 'busy') return apiError(context, 409, 'busy', 'Another import is running.')
      return context.json({ Id: begun.id }, 202)
    },
  }),
  call({
    method: 'GET',
    path: '/import/:id',
    who: 'editor',
    summary: 'How far an import is, and what came of it',
    refusals: [404],
    handler: async (context, { imports, database }) => {
      const job = await imports.find(context.req.param('id'))
      if (!job) return notFound(context, 'import')
      // The row history keeps an import's changes under its id.
      return { ...toEntity(job), CanBeUndone: await canBeUndone(database.db, job.id) }
    },
  }),
  call({
    method: 'GET',
    path: '/export',
    who: 'reader',
    summary: 'Everything as one tar file; with ?originals=no the lists alone',
    refusals: [503],
    handler: async (context, { database, files, log, clock, acquireExportSlot }) => {
      const withOriginals = context.req.query('originals') !== 'no'
      const onEnd = await acquireExportSlot(networkOf(context.get('networkAddress')))
      if (!onEnd) return refuseBusy(context)
      const archive = openArchive({ db: database.db, files }, { withOriginals })
      const { bytes, parts } = await archive.catch((error) => {
        onEnd()
        throw error
      })
      const connection = context.env?.outgoing
      const body = streamPieces(parts, { onEnd, connection, log, failureEvent: 'catalogue.not-exported' })
      if (context.req.method === 'HEAD') await body.cancel()
      const name = `${withOriginals ? 'catalogue' : 'lists'}-${clock.now().toISOString().slice(0, 10)}.tar`
      return context.body(body, 200, {
        'Content-Type': 'application/x-tar',
        'Content-Length': String(bytes),
        'Content-Disposition': `attachment; filename="${name}"`,
        // nginx would else take a gigabyte at once, and then nothing until its reader has that.
        'X-Accel-Buffering': 'no',
      })
    },
  }),
  call({
    method: 'GET',
    path: '/templates/:file',
    who: 'reader',
    summary: 'An empty list: images.csv',
    refusals: [404],
    handler: (context) => {
      const [, name = '', ending] = LIST_FILE.exec(context.req.param('file')) ?? []
      if (!isListName(name) || ending !== 'csv') return notFound(context, 'template')
      return context.body(Buffer.from(templateOf(name)), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}.csv"`,
      })
    },
  }),
]

function refuseBusy(context: CallContext) {
  context.header('Retry-After', String(BUSY_FOR_SECONDS))
  return apiError(context, 503, 'busy', 'Too many exports are going on.')
}

/** Null when a file is called like no list: what it holds would be left out without a word. */
async function readLists(form: FormData): Promise<ListFile[] | null> {
  const lists: ListFile[] = []
  for (const part of form.values()) {
    if (typeof part === 'string') continue
    const [, name = '', ending] = LIST_FILE.exec(part.name.toLowerCase()) ?? []
    if (!isListName(name) || (ending !== 'csv' && ending !== 'json')) return null
    lists.push({ name, ending, bytes: new Uint8Array(await part.arrayBuffer()) })
  }
  return lists
}

function toEntity({ id, state, isTrial, handled, total, report }: ImportJob) {
  return {
    Id: id,
    State: state,
    Check: isTrial,
    Handled: handled,
    Total: total,
    Report: report && {
      Written: report.written,
      Counts: report.counts,
      Unseen: report.unseen ?? 0,
      Lines: report.all,
      data: report.lines.map(({ list, line, key, outcome, problems, note = null, changes = [] }) => ({
        List: list,
        Line: line,
        Key: key,
        Outcome: outcome,
        Problems: problems,
        Note: note,
        Changes: changes.map(({ column, from, to }) => ({ Column: column, Old: from, New: to })),
      })),
    },
  }
}
