import { z } from '@hono/zod-openapi'
import { MOST_COLOURS, type Narrowing } from '#domain/catalogue/narrowing/narrowing.ts'
import {
  NarrowingParameters,
  toNarrowing as toOurs,
} from '#domain/catalogue/narrowing/narrowing-parameters.ts'

const { technik, format, farbe, bewegt, ort, sprache, frei } = NarrowingParameters.shape

/** What all lists of works can be narrowed by. */
export const NarrowingQuery = z.object({
  technik: technik.openapi({ description: 'A technique' }),
  format,
  farbe: farbe.openapi({
    type: 'array',
    items: { type: 'string' },
    maxItems: MOST_COLOURS,
    description: 'Like d2691e; given several times, an image must have all of them',
  }),
  bewegt: bewegt.openapi({ description: 'Whether the image moves' }),
  ort: ort.openapi({ description: "The artist's town, like koeln" }),
  sprache: sprache.openapi({ description: 'A language that the artist speaks, by ISO 639' }),
  frei: frei.openapi({ description: 'Only of artists who are available now' }),
})

export function toNarrowing(asked: z.infer<typeof NarrowingQuery>): Narrowing {
  return toOurs(asked)
}
