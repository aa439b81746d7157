import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { type Crop, WHOLE, WHOLE_CROP } from './region.ts'
import type { PictureEmbedding } from './search-model.ts'
import { referencePictures } from './tables.server.ts'
import { joinVectors, splitVectors } from './visual/vector-bytes.ts'

/** Long enough to send the results to a colleague, and short for privacy. */
const KEPT_MS = 24 * HOUR_MS
/** 128 bits: cannot be guessed. */
const ID_BYTES = 16
const ID_SHAPE = /^[\w-]{22}$/

const Percent = z.int().min(0).max(WHOLE)
const StoredCrops: z.ZodType<Crop[]> = z.array(
  z.strictObject({
    kind: z.enum(['whole', 'middle', 'picture', 'square']),
    area: z.strictObject({ x: Percent, y: Percent, width: Percent, height: Percent }),
    turn: z.literal([0, 90, 270]),
  }),
)

export type ReferencePicture = { embedding: PictureEmbedding; thumbnail: Uint8Array }

export type FoundReference =
  | ({ outcome: 'found' } & ReferencePicture)
  | { outcome: 'expired' }
  | { outcome: 'unknown' }

export async function saveReference(
  db: Database,
  { embedding, thumbnail }: ReferencePicture,
  now: Date,
): Promise<string> {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const { embedder, crops, colours, blank, local } = embedding
  const styles = crops.map(({ style }) => style)
  await db
    .insert(referencePictures)
    .values({
      id,
      embedder,
      content: joinVectors(crops.map(({ content }) => content)),
      crops: crops.length,
      style: joinVectors(styles.slice(0, 1)),
      cropStyles: joinVectors(styles),
      blank,
      looks: crops.map(({ kind, area, turn }) => ({ kind, area, turn })),
      cropColours: joinVectors(crops.map((crop) => crop.colours)),
      colours: joinVectors([colours]),
      local,
      thumbnail,
      expiresAt: new Date(now.getTime() + KEPT_MS),
    })
    .catch(throwWithoutParameters)
  return id
}

export async function findReference(db: Database, id: string, now: Date): Promise<FoundReference> {
  if (!ID_SHAPE.test(id)) return { outcome: 'unknown' }
  const [row] = await db.select().from(referencePictures).where(eq(referencePictures.id, id))
  if (!row) return { outcome: 'unknown' }
  const { embedder, crops, content, style, cropStyles, cropColours, colours, blank, local, thumbnail } = row
  if (row.expiresAt <= now || !content || !style || !colours || !thumbnail) return { outcome: 'expired' }
  const [ofWhole] = splitVectors(style, 1)
  const [colourShares] = splitVectors(colours, 1)
  if (!ofWhole || !colourShares) return { outcome: 'expired' }
  const styles = cropStyles ? splitVectors(cropStyles, crops) : []
  const ownColours = cropColours ? splitVectors(cropColours, crops) : []
  const looks = StoredCrops.safeParse(row.looks).data ?? []
  const embedding = {
    embedder,
    crops: splitVectors(content, crops).map((vector, at) => ({
      ...(looks[at] ?? WHOLE_CROP),
      content: vector,
      style: styles[at] ?? ofWhole,
      colours: ownColours[at] ?? colourShares,
    })),
    colours: colourShares,
    blank,
    ...(local && { local }),
  }
  return { outcome: 'found', embedding, thumbnail }
}

/** Wipes what had expired by then; the id stays, so that its link says "expired". Returns how many. */
export async function wipeReferences(db: Database, expiredBy: Date): Promise<number> {
  const wiped = await db
    .update(referencePictures)
    .set({
      content: null,
      style: null,
      cropStyles: null,
      looks: null,
      cropColours: null,
      colours: null,
      local: null,
      thumbnail: null,
    })
    .where(
      and(
        lte(referencePictures.expiresAt, expiredBy),
        // An earlier version that wipes beside this one leaves what it does not know.
        or(
          isNotNull(referencePictures.thumbnail),
          isNotNull(referencePictures.cropStyles),
          isNotNull(referencePictures.cropColours),
          isNotNull(referencePictures.looks),
          isNotNull(referencePictures.local),
        ),
      ),
    )
    .returning({ id: referencePictures.id })
  return wiped.length
}

/** A failed query repeats what it was given: here what somebody searched by, which must not be logged. */
function throwWithoutParameters(error: unknown): never {
  const cause = error instanceof Error ? error.cause : null
  const code = cause instanceof Error && 'code' in cause ? cause.code : 'unknown'
  throw new Error(`The reference picture could not be kept (${code}).`)
}
