import type { Catalogue } from '#domain/catalogue/model.ts'
import type { OpenVisualSearch } from '#domain/search/visual/open-visual-search.server.ts'

type Needs = {
  catalogue: Pick<Catalogue, 'imagesByGallery'>
  visual: Pick<OpenVisualSearch, 'findLikeIndexed'>
}

/** As many as show a style without being other pictures altogether. */
const NEIGHBOURS = 12
/** How a picture is made counts for its styles more than what is to be seen. */
const STYLE_SHARE = 0.7
/** Of the neighbours, weighed by their similarity: what fewer of them have is chance. */
const LEAST_SHARE = 0.4
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
    const weights = new Map<number, number>()
    for (const { id, similarity } of alike)
      for (const gallery of galleriesOf.get(id) ?? [])
        weights.set(gallery, (weights.get(gallery) ?? 0) + Math.max(0, similarity))
    const all = alike.reduce((sum, { similarity }) => sum + Math.max(0, similarity), 0)
    const frequent = [...weights]
      .filter(([, weight]) => weight >= LEAST_SHARE * all)
      .sort(([, one], [, other]) => other - one)
    suggested.set(
      imageId,
      frequent.slice(0, MOST_SUGGESTED).map(([gallery]) => gallery),
    )
  }
  return suggested
}

function listGalleriesByImage({ imagesByGallery }: Needs['catalogue']): Map<number, number[]> {
  const galleries = new Map<number, number[]>()
  for (const [gallery, images] of imagesByGallery)
    for (const { id } of images) galleries.set(id, [...(galleries.get(id) ?? []), gallery])
  return galleries
}
