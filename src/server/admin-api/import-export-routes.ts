import { stream } from 'hono/streaming'
import { pack } from 'tar-stream'
import { exportLists, templateOf } from '#domain/import-export/export-lists.server.ts'
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
 * as one tar file, `GET /templates/images.csv` an empty list.
 */
export function addImportExport(api: AdminApi, needs: AdminNeeds): void {
  const { database, files, clock, imports, log } = needs

  api.post('/import', async (context) => {
    const lists = await readLists(await context.req.formData().catch(() => new FormData()))
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

  api.get('/export', (context) => {
    const tar = pack()
    exportLists({ db: database.db, files }, (name, bytes) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      tar.entry({ name, size: bytes.length }, Buffer.from(bytes), (error) =>
        error ? reject(error) : resolve(),
      )
      return promise
    }).then(
      () => tar.finalize(),
      // Destroying the stream truncates the response, so the client sees that the archive is incomplete.
      (error) => tar.destroy(error),
    )
    const day = clock.now().toISOString().slice(0, 10)
    context.header('Content-Type', 'application/x-tar')
    context.header('Content-Disposition', `attachment; filename="catalogue-${day}.tar"`)
    return stream(
      context,
      async (out) => {
        for await (const part of tar) if (part instanceof Uint8Array) await out.write(part)
      },
      async (error) => log.error({ error }, 'catalogue.not-exported'),
    )
  })

  api.get('/templates/:file', (context) => {
    const [, name = '', ending] = LIST_FILE.exec(context.req.param('file')) ?? []
    if (!isListName(name) || ending !== 'csv') return notFound(context, 'template')
    context.header('Content-Type', 'text/csv; charset=utf-8')
    context.header('Content-Disposition', `attachment; filename="${name}.csv"`)
    return context.body(Buffer.from(templateOf(name)))
  })
}

async function readLists(form: FormData): Promise<ListFile[]> {
  const lists: ListFile[] = []
  for (const part of form.values()) {
    if (typeof part === 'string') continue
    const [, name = '', ending] = LIST_FILE.exec(part.name.toLowerCase()) ?? []
    if (!isListName(name) || (ending !== 'csv' && ending !== 'json')) continue
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
