import { z } from 'zod'
import type { PictureRow } from '#domain/imaging/pictures.server.ts'
import { cellOf, parseOrNull } from '#domain/import-export/cells.ts'
import { exportedName } from '#domain/import-export/picture-names.ts'
import { type PicturePlan, planPicture, toMarks } from '#domain/import-export/plan-picture.server.ts'
import { custom } from '#platform/fields/kinds.ts'
import type { Fields } from '#platform/records/resource.ts'
import type { ImportNeeds } from './import-needs.ts'
import type { Pictures, Planning } from './plan-rows.server.ts'

// Further pictures of a news item are in one cell, as JSON.

const Listed = z.array(
  z.object({
    Picture: z.string(),
    PictureId: z.int().positive().optional(),
    PictureName: z.string().optional(),
    FocusX: z.number().min(0).max(1).optional(),
    FocusY: z.number().min(0).max(1).optional(),
    AltDe: z.string(),
    AltEn: z.string(),
  }),
)
const Shown = z.array(z.object({ PictureId: z.number(), AltDe: z.string(), AltEn: z.string() })).catch([])

export const readNewsImages = cellOf(
  custom,
  z
    .string()
    .transform((text) => parseOrNull(text.trim() || '[]'))
    .pipe(Listed),
)

export function idsOfNewsImages(row: Fields, existing: Fields | null): unknown[] {
  const listed = Listed.catch([]).parse(row.Images)
  return [...listed, ...Shown.parse(existing?.Images)].map(({ PictureId }) => PictureId)
}

export async function planNewsImages(
  { source }: ImportNeeds,
  row: Fields,
  existing: Fields | null,
  pictures: Pictures,
): Promise<Required<Pick<Planning, 'problems' | 'changes'>> & { plans: PicturePlan[] }> {
  const listed = Listed.optional().catch(undefined).parse(row.Images)
  const shown = Shown.parse(existing?.Images)
  const plans: PicturePlan[] = []
  for (const [at, { Picture, PictureId, PictureName, FocusX, FocusY }] of (listed ?? []).entries()) {
    const current = pictures.get(shown[at]?.PictureId) ?? null
    const withId = pictures.get(PictureId) ?? null
    const marks = toMarks(PictureName, FocusX, FocusY)
    plans.push(await planPicture(source, { cell: Picture, id: PictureId, current, withId, marks }))
  }
  const problem = plans.find((plan) => plan.problem)?.problem
  const isOther =
    listed?.length !== shown.length ||
    listed.some(({ AltDe, AltEn }, at) => shown[at]?.AltDe !== AltDe || shown[at]?.AltEn !== AltEn)
  const isChanged = listed !== undefined && (isOther || plans.some((plan) => plan.changed))
  const from = shown.map(({ PictureId, ...alt }) => ({
    ...nameOf(pictures.get(PictureId)),
    PictureId,
    ...alt,
  }))
  return {
    plans,
    problems: problem ? { Images: problem } : {},
    changes: isChanged ? [{ column: 'Images', from, to: listed }] : [],
  }
}

export function newsImagesOf(row: Fields, ids: readonly number[]): Fields {
  const listed = Listed.optional().catch(undefined).parse(row.Images)
  if (!listed) return {}
  return { Images: listed.map(({ AltDe, AltEn }, at) => ({ PictureId: ids[at] ?? 0, AltDe, AltEn })) }
}

export function writeNewsImages(images: unknown, pictures: Pictures): string {
  const cells = Shown.parse(images).map(({ PictureId, AltDe, AltEn }) => {
    const picture = pictures.get(PictureId)
    const { fileName, focusX, focusY } = picture ?? {}
    const hasFocus = typeof focusX === 'number' && typeof focusY === 'number'
    return {
      ...nameOf(picture),
      PictureId,
      ...(fileName ? { PictureName: fileName } : {}),
      ...(hasFocus ? { FocusX: focusX, FocusY: focusY } : {}),
      AltDe,
      AltEn,
    }
  })
  return JSON.stringify(cells)
}

function nameOf(picture: PictureRow | undefined): { Picture: string } {
  return { Picture: picture ? exportedName(picture) : '' }
}
