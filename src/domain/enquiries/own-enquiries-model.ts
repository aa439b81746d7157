import { z } from 'zod'

/** An artist's answer to the agency. */
export const LONGEST_ANSWER = 5_000
/** JSON sends a moment as text. */
const moment = z.union([z.string(), z.date()])
export const Answers = z.array(z.object({ Id: z.string(), Text: z.string(), By: z.string(), At: moment }))
export type Answers = z.infer<typeof Answers>

/** An artist's view of the enquiries that concern them. */
export const OwnEnquiries = z.object({
  Total: z.number(),
  Months: z.array(z.object({ Month: z.string(), Count: z.number() })),
  Shared: z.array(
    z.object({
      Id: z.string(),
      ReceivedAt: moment,
      Message: z.string(),
      Contact: z
        .object({ Name: z.string(), Email: z.string(), Company: z.string(), Telephone: z.string() })
        .nullable(),
      Answers,
    }),
  ),
})
export type OwnEnquiries = z.infer<typeof OwnEnquiries>
