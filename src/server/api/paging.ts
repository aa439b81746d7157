import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { SHUFFLES } from '#domain/catalogue/image-order.ts'
import { pageAfter, parseCursor } from '#domain/catalogue/paging.ts'
import { cacheBriefly, cacheOutside, cacheUntilChange } from './cache-headers.ts'
import type { ApiEnv } from './route.ts'

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

/**
 * Returns one page of a list. The cursor carries the seed of the shuffle, so a random list keeps its order across
 * pages.
 */
export function answerPage<Item extends { id: number }, Entity>(
  context: Context<ApiEnv>,
  { paging, isRandom, isNarrowed = false, random, itemsIn, toEntity }: PageRequest<Item, Entity>,
) {
  const cursor = paging.cursor === undefined ? null : parseCursor(paging.cursor)
  const seed = (cursor?.seed ?? Math.floor(random() * SHUFFLES)) % SHUFFLES
  const { items, next } = pageAfter(itemsIn(seed), cursor, paging.limit, seed)
  if (isNarrowed) cacheOutside(context)
  else if (isRandom && !cursor) cacheBriefly(context)
  else cacheUntilChange(context)
  return context.json({ items: items.map(toEntity), next }, 200)
}
