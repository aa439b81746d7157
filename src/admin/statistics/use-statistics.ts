import { keepPreviousData } from '@tanstack/react-query'
import type { z } from 'zod'
import { useStaffQuery } from '#admin/api/use-staff-query.ts'

/** What the API says at the path; until it says so of another path, what it said before. */
export function useStatistics<Answer>(path: string, schema: z.ZodType<Answer>) {
  return useStaffQuery(path, schema, { placeholderData: keepPreviousData })
}
