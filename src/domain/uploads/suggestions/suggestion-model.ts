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
  /** It is empty where the file names the image's artist or the agency. */
  OtherCreator: z.string(),
  Copyright: z.string(),
})
export type Suggested = z.infer<typeof Suggested>
