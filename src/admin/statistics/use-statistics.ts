import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { askStaff } from '#admin/api/call-admin-api.ts'
import { LISTS } from '#domain/statistics/model.ts'

export const Overview = z.object({
  From: z.string(),
  To: z.string(),
  Counter: z.string(),
  Per: z.enum(['day', 'month']),
  Series: z.array(z.object({ Day: z.string(), Visits: z.number(), Views: z.number() })),
  Lists: z.array(
    z.object({
      List: z.enum(LISTS),
      Total: z.number(),
      Rows: z.array(
        z.object({
          Subject: z.string(),
          NameDe: z.string().nullable(),
          NameEn: z.string().nullable(),
          Count: z.number(),
        }),
      ),
    }),
  ),
})
export type Overview = z.infer<typeof Overview>

export const ArtistFigures = z.object({
  Portfolio: z.number(),
  Seen: z.number(),
  Collected: z.number(),
  Enquired: z.number(),
  Works: z.array(
    z.object({
      Id: z.number(),
      TitleDe: z.string(),
      TitleEn: z.string(),
      Seen: z.number(),
      Collected: z.number(),
      Enquired: z.number(),
    }),
  ),
})

/** What the API says at the path, asked again when that changes; null until then, and `again` asks once more. */
export function useStatistics<Answer>(path: string, schema: z.ZodType<Answer>) {
  const [state, setState] = useState<Answer | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    askStaff(path, schema, { signal }).then(
      (response) => {
        if (!signal.aborted) setState(response.outcome === 'answered' ? response.answer : 'failed')
      },
      () => {
        if (!signal.aborted) setState('failed')
      },
    )
    return () => asking.abort()
  }, [path, schema, tries])
  return { state, again: useCallback(() => setTries((count) => count + 1), []) }
}
