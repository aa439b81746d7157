import type { Catalogue } from '#domain/catalogue/model.ts'
import type { OpenVisualSearch } from '#domain/search/visual/open-visual-search.server.ts'
import { listFrequent } from './list-frequent.ts'

type Needs = {
  catalogue: Pick<Catalogue, 'imagesByGallery'>
  visual: Pick<OpenVisualSearch, 'findLikeIndexed'>
}

/** As many as show a style without being other pictures altogether. */
const NEIGHBOURS = 12
/** How a picture is made counts for its styles more than what is to be seen. */
const STYLE_SHARE = 0.7
const MOST_SUGGESTED = 3

/** For each image the styles that pictures like it have, the most frequent first; none while it is not indexed. */
export async function suggestGalleries(
  { catalogue, visual }: Needs,
  imageIds: readonly number[],
): Promise<Map<number, number[]>> {
  const galleriesOf = listGalleriesByImage(catalogue)
  const suggested = new Map<number, number[]>()
  for (const imageId of imageIds) {
    const alike = await visual.findLikeIndexed(imageId, { style: STYLE_SHARE, most: NEIGHBOURS })
    const frequent = listFrequent(alike, (id) => galleriesOf.get(id) ?? [])
    suggested.set(imageId, frequent.slice(0, MOST_SUGGESTED))
  }
  return suggested
}

function listGalleriesByImage({ imagesByGallery }: Needs['catalogue']): Map<number, number[]> {
  const galleries = new Map<number, number[]>()
  for (const [gallery, images] of imagesByGallery)
    for (const { id } of images) galleries.set(id, [...(galleries.get(id) ?? []), gallery])
  return galleries
}
