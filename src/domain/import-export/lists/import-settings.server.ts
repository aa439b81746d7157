import { eq } from 'drizzle-orm'
import type { ListRow } from '#domain/import-export/format.ts'
import { judgeRow } from '#domain/import-export/reading/check-row.ts'
import type { ReadRow } from '#domain/import-export/reading/read-list.server.ts'
import { recordImport } from '#domain/import-export/record-import.server.ts'
import type { Problems, ReportLine } from '#domain/import-export/report.ts'
import { followRedirects } from '#domain/redirects/model.ts'
import { redirects } from '#domain/redirects/tables.server.ts'
import { SETTINGS } from '#domain/settings/model.ts'
import { settings } from '#domain/settings/tables.server.ts'
import { runAction } from '#platform/kept-rows/run-action.server.ts'
import type { ImportNeeds, ImportPlan } from './import-needs.ts'

type RedirectRow = ListRow<'redirects'>
type Redirect = typeof redirects.$inferSelect
type PlannedRedirect = { line: ReportLine; row: RedirectRow; existing: Redirect | null }

/** Known by id, else by where they lead away from. */
export async function planRedirects(needs: ImportNeeds, rows: ReadRow<RedirectRow>[]): Promise<ImportPlan> {
  const stored = await needs.db.select().from(redirects)
  const byId = new Map(stored.map((row) => [row.id, row]))
  const byFrom = new Map(stored.map((row) => [row.from, row]))
  const ends = followRedirects(redirectsAfter(stored, rows))
  const seen = new Set<string>()
  const planned = rows.map((read) => {
    const { row } = read
    const named = byFrom.get(row.from ?? '') ?? null
    const existing = row.id === undefined ? named : (byId.get(row.id) ?? null)
    const from = row.from ?? existing?.from
    const problems: Problems = {}
    if (named && named.id !== existing?.id) problems.From = 'taken'
    if (from && (row.to ?? existing) && !ends.has(from)) problems.To = 'loop'
    const line = judgeRow({
      list: 'redirects',
      read,
      key: from,
      keyColumn: 'From',
      existing,
      seen,
      problems,
      required: ['to'],
    })
    return { line, row, existing }
  })
  return { lines: planned.map(({ line }) => line), write: () => writeRedirects(needs, planned) }
}

/** All redirects as they would be. */
function redirectsAfter(stored: readonly Redirect[], rows: readonly ReadRow<RedirectRow>[]) {
  const after = new Map(stored.map((row) => [row.from, row]))
  for (const { row } of rows) {
    const { from = '', to = '', permanent = true } = row
    if (from && to) after.set(from, { id: 0, from, to, permanent })
  }
  return [...after.values()]
}

async function writeRedirects(needs: ImportNeeds, planned: PlannedRedirect[]): Promise<void> {
  await runAction(needs, async (tx) => {
    for (const { line, row, existing } of planned) {
      const { from = '', to = '' } = row
      if (line.outcome === 'new') await tx.insert(redirects).values({ ...row, from, to })
      if (line.outcome === 'changed' && existing)
        await tx.update(redirects).set(row).where(eq(redirects.id, existing.id))
    }
    await recordImport(
      tx,
      needs,
      'redirects',
      planned.map(({ line }) => line),
    )
  })
}

/** Known by name; there are no others than the site reads. */
export async function planSettings(
  needs: ImportNeeds,
  rows: ReadRow<ListRow<'settings'>>[],
): Promise<ImportPlan> {
  const stored = new Map((await needs.db.select().from(settings)).map((row) => [row.name, row]))
  const seen = new Set<string>()
  const lines = rows.map((read) => {
    const { name } = read.row
    const isKnown = SETTINGS.some((known) => known === name)
    return judgeRow({
      list: 'settings',
      read,
      key: name,
      keyColumn: 'Name',
      existing: stored.get(name ?? '') ?? null,
      required: [],
      seen,
      problems: name && !isKnown ? { Name: 'unknown' } : {},
    })
  })
  const write = () =>
    runAction(needs, async (tx) => {
      for (const [at, { row }] of rows.entries()) {
        if (lines[at]?.outcome === 'same') continue
        const { name = '', ...texts } = row
        const values = { ...texts, name }
        await tx.insert(settings).values(values).onConflictDoUpdate({ target: settings.name, set: values })
      }
      await recordImport(tx, needs, 'settings', lines)
    })
  return { lines, write }
}
