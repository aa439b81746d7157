import { z } from 'zod'
import { pageAfter, parseCursor, SHUFFLES } from '#domain/catalogue/image-order.ts'
import { MOST_COLOURS } from '#domain/catalogue/narrowing/narrowing.ts'
import { NarrowingParameters } from '#domain/catalogue/narrowing/narrowing-parameters.ts'
import type { CallContext } from '#server/calls/call.ts'

/** Ids are the database's: positive, at most nine digits. */
export const Id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a number')
  .transform(Number)

/** Most items of one page of a list. */
export const MOST_AT_ONCE = 100
export const USUAL_AT_ONCE = 30
const LONGEST_CURSOR = 40

export const Paging = z.object({
  cursor: z
    .string()
    .max(LONGEST_CURSOR)
    .refine((text) => parseCursor(text) !== null, 'must be the `next` of an earlier answer')
    .optional(),
  limit: z.coerce.number().int().min(1).max(MOST_AT_ONCE).default(USUAL_AT_ONCE),
})

const { technik, format, farbe, bewegt, ort, sprache, frei } = NarrowingParameters.shape

export const COLOURS = { type: 'array', items: { type: 'string' }, maxItems: MOST_COLOURS } as const

export const NarrowingQuery = z.object({
  technik: technik.meta({ description: 'A technique' }),
  format,
  farbe: farbe.meta({
    ...COLOURS,
    description: 'Like d2691e; given several times, an image must have all of them',
  }),
  bewegt: bewegt.meta({ description: 'Whether the image moves' }),
  ort: ort.meta({ description: "The artist's town, like koeln" }),
  sprache: sprache.meta({ description: 'A language that the artist speaks, by ISO 639' }),
  frei: frei.meta({ description: 'Only of artists who are available now' }),
})

type PageRequest<Item, Entity> = {
  paging: z.infer<typeof Paging>
  /** Whether a list without a cursor begins with another shuffle each time. */
  isRandom: boolean
  /** There are too many narrowed lists for the response cache. */
  isNarrowed?: boolean
  random: () => number
  itemsIn: (seed: number) => readonly Item[]
  toEntity: (item: Item) => Entity
}

/** The cursor carries the seed of the shuffle, so a random list keeps its order across pages. */
export function answerPage<Item extends { id: number }, Entity>(
  context: CallContext,
  { paging, isRandom, isNarrowed = false, random, itemsIn, toEntity }: PageRequest<Item, Entity>,
): { items: Entity[]; next: string | null } {
  const cursor = paging.cursor === undefined ? null : parseCursor(paging.cursor)
  const seed = (cursor?.seed ?? Math.floor(random() * SHUFFLES)) % SHUFFLES
  const { items, next } = pageAfter(itemsIn(seed), cursor, paging.limit, seed)
  if (isNarrowed) cacheOutside(context)
  else if (isRandom && !cursor) cacheBriefly(context)
  else cacheUntilChange(context)
  return { items: items.map(toEntity), next }
}

const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** Cached until the content changes: a change clears the whole response cache. */
const SHARED_TTL_MS = 24 * 3_600_000
/** Random responses are shared this long, so that they cost as little as the others. */
const RANDOM_TTL_MS = 2_000

export function cacheUntilChange(context: CallContext): void {
  context.header('Cache-Control', CACHE_CONTROL)
  context.set('ttlMs', SHARED_TTL_MS)
}

/** For responses that are too many for the response cache; shared caches may store them. */
export function cacheOutside(context: CallContext): void {
  context.header('Cache-Control', CACHE_CONTROL)
}

/** Sets headers for random responses: the client must not cache them. */
export function cacheBriefly(context: CallContext): void {
  context.header('Cache-Control', 'no-store')
  context.set('ttlMs', RANDOM_TTL_MS)
}
