import { readHead } from '#domain/imaging/open-picture.server.ts'
import type { PictureEmbedding } from '#domain/search/model.ts'
import { isSameArea, type Look } from '#domain/search/part/look.ts'
import type { Part } from '#domain/search/part/part.ts'
import type { Looked } from '#domain/search/query.ts'
import type { ReferencePicture } from './reference-pictures.server.ts'

/** The embedding of one area that can be searched by. Of any other part that of all, and no part. */
export function restrictTo(
  embedding: PictureEmbedding,
  part: Part | null,
): { part: Part | null; embedding: PictureEmbedding } {
  const crops = part
    ? embedding.crops.filter(({ kind, area }) => kind !== 'middle' && isSameArea(area, part))
    : []
  const [own] = crops
  if (!own) return { part: null, embedding }
  // Local features are of the whole picture: what is the same elsewhere in it is not asked for.
  const { local, ...others } = embedding
  const ofWhole = own.kind === 'whole' && local ? { local } : {}
  return { part: own.area, embedding: { ...others, ...ofWhole, crops, colours: own.colours } }
}

/** In the order in which they are read: by rows, and from left to right. */
export async function describeLooks({
  embedding,
  thumbnail,
}: ReferencePicture): Promise<Pick<Looked, 'looks' | 'size'>> {
  const { width, height } = await readHead(thumbnail)
  const looks = embedding.crops
    .filter(({ kind }) => kind === 'picture' || kind === 'square')
    .map(({ kind, area, turn }) => ({ kind, area, turn }))
  return { looks: inReadingOrder(looks), size: { width, height } }
}

function inReadingOrder(looks: readonly Look[]): Look[] {
  const rows: Look[][] = []
  for (const look of looks.toSorted((one, other) => one.area.y - other.area.y)) {
    const row = rows.at(-1)
    const first = row?.[0]?.area
    if (row && first && look.area.y <= first.y + first.height / 2) row.push(look)
    else rows.push([look])
  }
  return rows.flatMap((row) => row.sort((one, other) => one.area.x - other.area.x))
}
