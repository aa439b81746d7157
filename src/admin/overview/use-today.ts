import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { callStaffApi } from '#admin/records/admin-api.ts'

const Today = z.object({
  NewEnquiries: z.number(),
  ReadEnquiries: z.number(),
  NewApplications: z.number(),
  HiddenImages: z.number(),
  ImagesWithoutAlt: z.number(),
  ScheduledNews: z.number(),
  WaitingEmails: z.number(),
  FailedEmails: z.number(),
  LastBackupAt: z.string().nullable(),
})
export type Today = z.infer<typeof Today>

/** What there is to do, in one request; the header's button reads it again. */
export function useToday() {
  return useQuery({
    queryKey: ['today'],
    queryFn: async ({ signal }) => Today.parse(await callStaffApi('/today', { signal })),
  })
}
