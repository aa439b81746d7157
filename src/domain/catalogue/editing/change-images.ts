import { z } from 'zod'
import type { FieldErrors } from '#platform/fields/answers.ts'
import type { Fields } from '#platform/records/resource.ts'
import { changeKeywords } from './keywords.ts'

/** A visible image needs alternative texts in both languages, and a focus needs both coordinates. */
export function checkImage({ Hidden, AltDe, AltEn, FocusX, FocusY }: Fields): FieldErrors {
  const missing = [
    ...(Hidden === false && !AltDe ? ['AltDe'] : []),
    ...(Hidden === false && !AltEn ? ['AltEn'] : []),
    ...(FocusX === null && FocusY !== null ? ['FocusX'] : []),
    ...(FocusY === null && FocusX !== null ? ['FocusY'] : []),
  ]
  return Object.fromEntries(missing.map((name) => [name, 'required']))
}

const Galleries = z.array(z.number()).default([])
const KeywordChange = z.array(z.string()).default([])
const BulkChanges = z.looseObject({
  AddGalleries: Galleries,
  RemoveGalleries: Galleries,
  AddKeywordsDe: KeywordChange,
  RemoveKeywordsDe: KeywordChange,
  AddKeywordsEn: KeywordChange,
  RemoveKeywordsEn: KeywordChange,
})

/** Converts a bulk change (add, remove) to the new values of one image's fields. */
export function changeInBulk(image: Fields, changes: Fields): Fields {
  const {
    AddGalleries,
    RemoveGalleries,
    AddKeywordsDe,
    RemoveKeywordsDe,
    AddKeywordsEn,
    RemoveKeywordsEn,
    ...plain
  } = BulkChanges.parse(changes)
  const after: Fields = { ...image, ...plain }
  const all = new Set([...Galleries.parse(after.Galleries), ...AddGalleries])
  for (const gallery of RemoveGalleries) all.delete(gallery)
  return {
    ...plain,
    Galleries: [...all].sort((one, other) => one - other),
    KeywordsDe: changeKeywords(String(after.KeywordsDe), AddKeywordsDe, RemoveKeywordsDe),
    KeywordsEn: changeKeywords(String(after.KeywordsEn), AddKeywordsEn, RemoveKeywordsEn),
  }
}
