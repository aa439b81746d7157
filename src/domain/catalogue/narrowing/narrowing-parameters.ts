import { z } from 'zod'
import { SPOKEN_LANGUAGES } from '#domain/catalogue/profile/spoken-languages.ts'
import {
  FORMATS,
  MOST_COLOURS,
  type Narrowing,
  type NarrowingReading,
  ofEachFacet,
  VALUES,
} from './narrowing.ts'
import { TECHNIQUE_KEYS } from './traits.ts'

const Colour = z
  .string()
  .transform((colour) => colour.replace('#', '').toLowerCase())
  .pipe(z.string().regex(VALUES.farbe, 'must be like d2691e'))

const Colours = z
  .preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(Colour).max(MOST_COLOURS, `may be given ${MOST_COLOURS} times at most`),
  )
  .transform((colours) => [...new Set(colours)])

/** The parameters of the API. A value that cannot be read is refused. */
export const NarrowingParameters = z.object({
  technik: z.enum(TECHNIQUE_KEYS).optional(),
  format: z.enum(FORMATS).optional(),
  farbe: Colours,
  bewegt: z.enum(['ja', 'nein']).optional(),
  ort: z.string().regex(VALUES.ort, 'must be a town like koeln').optional(),
  sprache: z.enum(SPOKEN_LANGUAGES).optional(),
  frei: z.enum(['ja']).optional(),
})

export function toNarrowing({ farbe, ...single }: z.infer<typeof NarrowingParameters>): Narrowing {
  const chosen = (value: string | undefined) => (value === undefined ? [] : [value])
  const { technik, format, bewegt, ort, sprache, frei } = single
  return {
    technik: chosen(technik),
    format: chosen(format),
    farbe,
    bewegt: chosen(bewegt),
    ort: chosen(ort),
    sprache: chosen(sprache),
    frei: chosen(frei),
  }
}

/** Leaves out techniques and languages that the site does not know, and towns in which no artist of the catalogue lives. */
export function keepKnown(
  { narrowing, hasUnknown }: NarrowingReading,
  towns: ReadonlyMap<string, unknown>,
): NarrowingReading {
  const known: Narrowing = {
    ...narrowing,
    technik: narrowing.technik.filter((key) => TECHNIQUE_KEYS.includes(key)),
    ort: narrowing.ort.filter((town) => towns.has(town)),
    sprache: narrowing.sprache.filter((code) => SPOKEN_LANGUAGES.some((language) => language === code)),
  }
  const isWhole = Object.values(ofEachFacet((facet) => known[facet].length === narrowing[facet].length))
  return { narrowing: known, hasUnknown: hasUnknown || isWhole.includes(false) }
}
