import { z } from 'zod'
import { askStaff } from '#admin/api/call-admin-api.ts'
import { COLUMNS, idsOf, nameStyles, type StyleName } from '#domain/uploads/cells.ts'
import { suggestTitle } from '#domain/uploads/suggestions/machine-names.ts'
import { Suggested } from '#domain/uploads/suggestions/suggestion-model.ts'
import type { BulkEditorRow, BulkEditorStore, Suggestions } from './bulk-editor-store.ts'

const Answer = z.object({ data: z.array(Suggested) })
/** Each takes searches; the table goes on growing meanwhile. */
const AT_ONCE = 25

type SuggestForNeeds = { store: BulkEditorStore; styles: readonly StyleName[] }

export async function suggestFor({ store, styles }: SuggestForNeeds): Promise<void> {
  const rows = store.ids().flatMap((id) => store.find(id) ?? [])
  for (const row of rows) {
    const suggestions = suggestTitles(row)
    if (suggestions) store.update(row.id, { suggestions: { ...row.suggestions, ...suggestions } })
  }
  const open = rows.filter(({ record }) => record.Hidden === true || idsOf(record.Galleries).length === 0)
  for (let from = 0; from < open.length; from += AT_ONCE) {
    const ids = open.slice(from, from + AT_ONCE).map(({ id }) => id)
    const response = await askStaff(`/images/suggestions?ids=${ids.join(',')}`, Answer)
    // Suggestions are a help: without them the table is complete.
    if (response.outcome === 'refused') return
    for (const suggested of response.answer.data) {
      const row = store.find(suggested.Id)
      if (!row) continue
      const { OtherCreator: otherCreator, Copyright: copyright } = suggested
      const suggestions = { ...row.suggestions, ...suggestTexts(row, suggested, styles) }
      store.update(row.id, { suggestions, file: { otherCreator, copyright } })
    }
  }
}

/** Suggests only styles for visible images, since somebody wrote the texts that visitors read. */
function suggestTexts(row: BulkEditorRow, { Galleries, Texts }: Suggested, styles: readonly StyleName[]) {
  const texts: Suggestions = {
    ...(row.record.Hidden === true ? Texts : {}),
    Galleries: nameStyles(Galleries, styles),
  }
  const open = COLUMNS.filter((column) => row.saved[column] === '' || (isTitle(column) && isNamedByFile(row)))
  return Object.fromEntries(open.flatMap((column) => (texts[column] ? [[column, texts[column]]] : [])))
}

function isTitle(column: string): boolean {
  return column === 'TitleDe' || column === 'TitleEn'
}

/**
 * A title that is the same in both languages, or only there in German, was made from the file's name when the picture was uploaded, unless
 * somebody has written here since.
 */
function isNamedByFile({ record: { TitleDe, TitleEn, Hidden }, isWritten }: BulkEditorRow): boolean {
  return !isWritten && Hidden === true && (TitleDe === TitleEn || TitleEn === '')
}

function suggestTitles(row: BulkEditorRow): Suggestions | null {
  if (!isNamedByFile(row)) return null
  const { TitleDe, TitleEn } = row.record
  const title = suggestTitle(String(TitleDe))
  return title === null || title === TitleDe
    ? null
    : { TitleDe: title, ...(TitleEn === '' ? {} : { TitleEn: title }) }
}
