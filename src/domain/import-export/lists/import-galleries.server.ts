import { eq } from 'drizzle-orm'
import { addGalleries } from '#domain/catalogue/storage/galleries.server.ts'
import { galleries } from '#domain/catalogue/tables.server.ts'
import type { ListRow } from '#domain/import-export/format.ts'
import { judgeRow } from '#domain/import-export/reading/check-row.ts'
import type { ReadRow } from '#domain/import-export/reading/read-list.server.ts'
import { recordImport } from '#domain/import-export/record-import.server.ts'
import type { ReportLine } from '#domain/import-export/report.ts'
import { runAction } from '#platform/kept-rows/run-action.server.ts'
import type { ImportNeeds, ImportPlan } from './import-needs.ts'

type Row = ListRow<'galleries'>
type Judged = { line: ReportLine; row: Row; existing: typeof galleries.$inferSelect | null }

/** Known by id, else by address. */
export async function planGalleries(needs: ImportNeeds, rows: ReadRow<Row>[]): Promise<ImportPlan> {
  const { db } = needs
  const stored = await db.select().from(galleries)
  const byId = new Map(stored.map((row) => [row.id, row]))
  const byUrl = new Map(stored.map((row) => [row.germanUrl, row]))
  const seen = new Set<string>()
  const judged = rows.map((read) => {
    const { row } = read
    const named = byUrl.get(row.germanUrl ?? '') ?? null
    const existing = (row.id === undefined ? null : byId.get(row.id)) ?? (row.id === undefined ? named : null)
    const isTaken = named !== null && named.id !== existing?.id
    const line = judgeRow({
      ...{
        list: 'galleries',
        read,
        key: row.germanUrl ?? existing?.germanUrl,
        keyColumn: 'GermanUrl',
        existing,
        seen,
      },
      required: ['description', 'germanDescription'],
      problems: isTaken ? { GermanUrl: 'taken' } : {},
    })
    return { line, row, existing }
  })
  return { lines: judged.map(({ line }) => line), write: () => writeGalleries(needs, judged) }
}

async function writeGalleries(needs: ImportNeeds, judged: readonly Judged[]): Promise<void> {
  await runAction(needs, async (tx) => {
    const added = judged.filter(({ line }) => line.outcome === 'new')
    await addGalleries(
      tx,
      added.map(({ row }) => toNewGallery(row)),
    )
    for (const { line, row, existing } of judged) {
      if (line.outcome !== 'changed' || !existing) continue
      const { id, ...changes } = row
      await tx.update(galleries).set(changes).where(eq(galleries.id, existing.id))
    }
    await recordImport(
      tx,
      needs,
      'galleries',
      judged.map(({ line }) => line),
    )
  })
}

/** What is not said in the list is said by the names. */
function toNewGallery({ germanUrl = '', description = '', germanDescription = '', ...row }: Row) {
  return {
    ...row,
    germanUrl,
    description,
    germanDescription,
    titleDe: row.titleDe ?? germanDescription,
    titleEn: row.titleEn ?? description,
    metaDe: row.metaDe ?? germanDescription,
    metaEn: row.metaEn ?? description,
    headingDe: row.headingDe ?? germanDescription,
    headingEn: row.headingEn ?? description,
  }
}
