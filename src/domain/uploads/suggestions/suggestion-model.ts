import { z } from 'zod'

export const Suggested = z.object({
  Id: z.number(),
  Galleries: z.array(z.number()),
  Texts: z.object({
    TitleDe: z.string(),
    TitleEn: z.string(),
    AltDe: z.string(),
    AltEn: z.string(),
    KeywordsDe: z.string(),
    KeywordsEn: z.string(),
    Year: z.string(),
  }),
  /** The creator that the file names, if that is neither the image's artist nor the agency. */
  OtherCreator: z.string(),
  Copyright: z.string(),
})
export type Suggested = z.infer<typeof Suggested>
