import { z } from 'zod'

export const Acceptance = z.strictObject({
  /** Whether the artist gets an account of their own; only owners may invite. */
  Invite: z.boolean(),
  /** Whether to go on where an artist or an account of that name or address is there already. */
  EvenIfKnown: z.boolean().default(false),
})
export type Acceptance = z.infer<typeof Acceptance>

export const Accepted = z.object({
  ArtistId: z.number(),
  Works: z.number(),
  /** The names of files that are no pictures. */
  LeftOut: z.array(z.string()),
  Invited: z.boolean(),
})

/** `Account` where somebody signs in by the applicant's address. */
export const Known = z.object({
  Artists: z.array(z.object({ Id: z.number(), Name: z.string() })),
  Account: z.boolean(),
})
