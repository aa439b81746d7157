import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { callStaffApi } from '#admin/records/admin-api.ts'

/** What the API says at the path; until it says so of another path, what it said before. */
export function useStatistics<Answer>(path: string, schema: z.ZodType<Answer>) {
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => schema.parse(await callStaffApi(path, { signal })),
    placeholderData: keepPreviousData,
  })
}
