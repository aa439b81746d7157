import { z } from 'zod'
import { askStaff } from '#admin/api/call-admin-api.ts'
import type { DeskRow, DeskStore, Suggestions } from './desk-store.ts'
import { idsOf, nameStyles, type StyleName } from './texts/cells.ts'
import { suggestTitle } from './texts/suggest-title.ts'

const Suggested = z.object({ data: z.array(z.object({ Id: z.number(), Galleries: z.array(z.number()) })) })
/** Each takes a search; the table goes on growing meanwhile. */
const AT_ONCE = 25

/** Suggests titles by the files' names, and styles by similar pictures, where there is nothing yet. */
export async function suggestFor({
  store,
  styles,
}: {
  store: DeskStore
  styles: readonly StyleName[]
}): Promise<void> {
  const rows = store.ids().flatMap((id) => store.find(id) ?? [])
  for (const row of rows) {
    const suggestions = suggestTitles(row)
    if (suggestions) store.update(row.id, { suggestions: { ...row.suggestions, ...suggestions } })
  }
  const without = rows.filter(({ record }) => idsOf(record.Galleries).length === 0).map(({ id }) => id)
  for (let from = 0; from < without.length; from += AT_ONCE) {
    const ids = without.slice(from, from + AT_ONCE)
    const response = await askStaff(`/images/suggestions?ids=${ids.join(',')}`, Suggested)
    // Suggestions are a help: without them the table is complete.
    if (response.outcome === 'refused') return
    for (const { Id, Galleries } of response.answer.data) {
      const names = nameStyles(Galleries, styles)
      const row = store.find(Id)
      if (row && names) store.update(Id, { suggestions: { ...row.suggestions, Galleries: names } })
    }
  }
}

/**
 * A title that is the same in both languages was made from the file's name when the picture was uploaded, unless somebody
 * has written here since.
 */
function suggestTitles({ record, isWritten }: DeskRow): Suggestions | null {
  const { TitleDe, TitleEn, Hidden } = record
  if (isWritten || Hidden !== true || TitleDe !== TitleEn) return null
  const title = suggestTitle(String(TitleDe))
  return title === null || title === TitleDe ? null : { TitleDe: title, TitleEn: title }
}
