import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { callStaffApi } from '#admin/records/admin-api.ts'

type Options<Answer> = Pick<UseQueryOptions<Answer>, 'refetchInterval' | 'placeholderData'>

/** The key of what a path of the staff's API answers; that of `/webhooks` begins those of all paths below it. */
export function keyOf(path: string): string[] {
  return ['staff-api', ...path.split('/').filter(Boolean)]
}

/** Reads a path of the staff's API. `error` is set for a refusal and for an answer of another shape. */
export function useStaffQuery<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  options: Options<Answer> = {},
) {
  return useQuery({
    queryKey: keyOf(path),
    queryFn: async ({ signal }) => schema.parse(await callStaffApi(path, { signal })),
    ...options,
  })
}
