import type { FieldChange } from '#domain/import-export/field-changes.ts'
import type { PictureDescription } from '#platform/fields/kinds.ts'
import { exportedName } from './picture-names.ts'
import type { PicturePlan } from './plan-picture.server.ts'

/** Enough of a content's hash to tell two files of one name apart. */
const SHOWN_OF_HASH = 8

/** What a row changes of its picture, by the columns that say it. */
export function listPictureChanges(plan: PicturePlan, { column, focus }: PictureDescription): FieldChange[] {
  if (!plan.changed) return []
  const { current, existing, given, marks } = plan
  const before = existing ?? current
  const fields = [
    { column: `${column}Name`, from: before?.fileName, to: marks.fileName },
    { column: `${focus}X`, from: before?.focusX, to: marks.focusX },
    { column: `${focus}Y`, from: before?.focusY, to: marks.focusY },
  ]
  const changed = fields.filter(({ from, to }) => to !== undefined && to !== from)
  const isOther = given !== null || existing?.id !== current?.id
  return isOther ? [{ column, ...fileChange(plan) }, ...changed] : changed
}

function fileChange({ current, existing, given }: PicturePlan): Omit<FieldChange, 'column'> {
  const from = current ? exportedName(current) : ''
  const to = given?.name ?? (existing ? exportedName(existing) : '')
  if (from !== to || !current || !given) return { from, to }
  const withHash = (hash: string) => `${from} (${hash.slice(0, SHOWN_OF_HASH)})`
  return { from: withHash(current.contentVersion), to: withHash(given.contentVersion) }
}
