import { openArchive } from '#domain/import-export/archive/export-archive.server.ts'
import { templateOf } from '#domain/import-export/export-lists.server.ts'
import type { ImportJob } from '#domain/import-export/import-jobs.server.ts'
import { isListName } from '#domain/import-export/list-names.ts'
import type { ListFile } from '#domain/import-export/reading/read-list.server.ts'
import { canBeUndone } from '#platform/kept-rows/run-action.server.ts'
import { apiError, invalid, notFound } from '#server/errors/errors.ts'
import type { AdminApi, AdminNeeds } from './admin-needs.ts'

const LIST_FILE = /^([a-z]+)[.](csv|json|template[.]csv)$/

/**
 * `POST /import?check=yes` accepts lists as form parts named `images.csv` or `images.json`. The pictures that they
 * name are ready uploads of the same member of staff (see /uploads): no archive is unpacked, and no name is a path.
 * Responds 202 with an id; `GET /import/{id}` reports progress and finally the result. `GET /export` sends everything
 * as one tar file, with `?originals=no` the lists alone; `GET /templates/images.csv` an empty list.
 */
export function addImportExport(api: AdminApi, needs: AdminNeeds): void {
  const { database, files, clock, imports, log } = needs

  api.post('/import', async (context) => {
    const lists = await readLists(await context.req.formData().catch(() => new FormData()))
    if (!lists) return invalid(context, { File: 'unknown' })
    if (lists.length === 0) return invalid(context, { File: 'required' })
    const begun = await imports.begin(context.get('staff'), lists, context.req.query('check') === 'yes')
    if (begun.outcome === 'busy') return apiError(context, 409, 'busy', 'Another import is running.')
    return context.json({ Id: begun.id }, 202)
  })

  api.get('/import/:id', async (context) => {
    const job = await imports.find(context.req.param('id'))
    if (!job) return notFound(context, 'import')
    // What an import wrote is kept under its id.
    return context.json({ ...toEntity(job), CanBeUndone: await canBeUndone(database.db, job.id) })
  })

  api.get('/export', async (context) => {
    const withOriginals = context.req.query('originals') !== 'no'
    const { bytes, parts } = await openArchive({ db: database.db, files, log }, { withOriginals })
    const name = `${withOriginals ? 'catalogue' : 'lists'}-${clock.now().toISOString().slice(0, 10)}.tar`
    return context.body(parts, 200, {
      'Content-Type': 'application/x-tar',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })

  api.get('/templates/:file', (context) => {
    const [, name = '', ending] = LIST_FILE.exec(context.req.param('file')) ?? []
    if (!isListName(name) || ending !== 'csv') return notFound(context, 'template')
    context.header('Content-Type', 'text/csv; charset=utf-8')
    context.header('Content-Disposition', `attachment; filename="${name}.csv"`)
    return context.body(Buffer.from(templateOf(name)))
  })
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
