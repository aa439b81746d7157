import { z } from 'zod'
import { LISTS } from './statistics-model.ts'

// These schemas are apart from the model, of which browsers need a part, and zod is too large for those.

export const Point = z.object({ Day: z.string(), Visits: z.coerce.number(), Views: z.coerce.number() })

/** The names are null where the subject names itself, and for what was deleted. */
export const Listed = z.object({
  Subject: z.string(),
  NameDe: z.string().nullable(),
  NameEn: z.string().nullable(),
  Count: z.coerce.number(),
})

const CountedList = z.object({ List: z.enum(LISTS), Total: z.number(), Rows: z.array(Listed) })
export type CountedList = z.infer<typeof CountedList>

export const Overview = z.object({
  From: z.string(),
  To: z.string(),
  Counter: z.string(),
  Per: z.enum(['day', 'month']),
  Series: z.array(Point),
  Lists: z.array(CountedList),
})
export type Overview = z.infer<typeof Overview>

const Figures = z.object({
  Seen: z.coerce.number(),
  Collected: z.coerce.number(),
  Enquired: z.coerce.number(),
})
export const WorkFigures = z.object({
  Id: z.int(),
  TitleDe: z.string(),
  TitleEn: z.string(),
  ...Figures.shape,
})
export const ArtistFigures = z.object({
  Portfolio: z.coerce.number(),
  ...Figures.shape,
  /** These works still exist; the most seen come first. */
  Works: z.array(WorkFigures),
})
