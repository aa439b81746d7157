import { writeCsv } from '#platform/csv/write-csv.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { ListQuery } from '#platform/records/read-records.server.ts'
import type { Fields, Reader } from '#platform/records/resource.ts'
import { MOST_AT_ONCE } from './read-admin-request.ts'

/** Of use to forms only. */
const LEFT_OUT = new Set(['Revision', 'Thumb', 'RedirectFormer', 'ConfirmAvailability'])

/** All pages of a list as one table, filtered and sorted as asked; null when the query cannot be read. */
export async function readCsv(
  records: Records,
  query: ListQuery,
  reader: Reader | null,
): Promise<string | null> {
  const rows: Fields[] = []
  for (let page = 1; ; page++) {
    const list = await records.list({ ...query, page, perPage: MOST_AT_ONCE })
    if (!list) return null
    rows.push(...list.data.map((record) => records.toRow(record, reader)))
    if (list.data.length < MOST_AT_ONCE) break
  }
  const columns = Object.keys(rows[0] ?? {}).filter((name) => !LEFT_OUT.has(name))
  return writeCsv([columns, ...rows.map((row) => columns.map((name) => row[name]))])
}
