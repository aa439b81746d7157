import { z } from 'zod'

const RoundContent = {
  isOpen: z.boolean(),
  revision: z.int(),
  people: z.array(z.object({ id: z.string(), name: z.string(), hidden: z.boolean() })),
  votes: z.array(z.object({ image: z.int(), person: z.string() })),
  comments: z.array(
    z.object({
      id: z.string(),
      image: z.int(),
      person: z.string(),
      text: z.string(),
      at: z.iso.datetime(),
    }),
  ),
}

export const RoundAnswer = z.object({
  ...RoundContent,
  digest: z.enum(['none', 'asked', 'confirmed']).nullable(),
})
export type RoundAnswer = z.infer<typeof RoundAnswer>

export const OpenedRoundAnswer = z.object({ id: z.string(), secret: z.string(), expires: z.iso.datetime() })
export type OpenedRoundAnswer = z.infer<typeof OpenedRoundAnswer>

export const TakenPartAnswer = z.object({ person: z.string(), state: z.object(RoundContent) })
export type TakenPartAnswer = z.infer<typeof TakenPartAnswer>
