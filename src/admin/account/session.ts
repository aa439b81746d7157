import { z } from 'zod'
import { STAFF_ROLES } from '#domain/staff/roles.ts'
import { callAuth } from './call-auth.ts'

const Session = z
  .object({
    session: z.object({ id: z.string() }),
    user: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(STAFF_ROLES),
      artistId: z.number().nullish(),
      twoFactorEnabled: z.boolean().nullish().transform(Boolean),
    }),
  })
  .nullable()

/** Reading the session does not extend it. It is also null when the server cannot be reached. */
export type SignedIn = NonNullable<z.infer<typeof Session>>

export async function findSession(): Promise<SignedIn | null> {
  const response = await callAuth('/get-session', { schema: Session })
  return response.outcome === 'done' ? response.value : null
}
