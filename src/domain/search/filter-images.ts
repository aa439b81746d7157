import type { Catalogue, Image } from '#domain/catalogue/model.ts'
import { type ChoiceCounts, openNarrower } from '#domain/catalogue/narrowing/narrow.ts'
import { isNarrowed, NO_NARROWING, ofEachFacet } from '#domain/catalogue/narrowing/narrowing.ts'
import type { VisualSearch } from './model.ts'
import type { FurtherChoices, SearchOptions } from './query.ts'

type Filters = Pick<SearchOptions, 'gallery' | 'narrowing'>

/**
 * The ids of the images that the filters leave; null when nothing is filtered. An unknown gallery leaves none. Where colours
 * are asked for, those that have most of the rarest of them come first.
 */
export function filterImages(
  catalogue: Catalogue,
  visual: VisualSearch,
  { gallery, narrowing }: Filters,
): ReadonlySet<number> | null {
  if (gallery === null && !isNarrowed(narrowing)) return null
  const left = openNarrower(catalogue, visual).images(membersOf(catalogue, gallery), narrowing)
  const among = new Set(left.map(({ id }) => id))
  return narrowing.farbe.length === 0 ? among : byRarestColour(visual, narrowing.farbe, among)
}

function byRarestColour(
  visual: VisualSearch,
  colours: readonly string[],
  among: ReadonlySet<number>,
): ReadonlySet<number> {
  const shares = colours.map((colour) => {
    const found = visual.findByColour(`#${colour}`, { among, most: among.size })
    return new Map(found.map(({ id, similarity }) => [id, similarity]))
  })
  const least = [...among].map((id) => ({
    id,
    share: Math.min(...shares.map((known) => known.get(id) ?? 0)),
  }))
  return new Set(least.sort((one, other) => other.share - one.share).map(({ id }) => id))
}

function membersOf(catalogue: Catalogue, gallery: string | null): readonly Image[] {
  if (gallery === null) return catalogue.images
  const found = catalogue.galleriesByUrl.get(gallery)
  return found ? (catalogue.imagesByGallery.get(found.id) ?? []) : []
}

/** What would be found if nothing narrowed it, and how many of it a search finds at most. */
export type Candidates = { images: readonly Image[]; most: number }

export function countFurther(
  catalogue: Catalogue,
  visual: VisualSearch,
  { images, most }: Candidates,
  { gallery, narrowing }: Filters,
): FurtherChoices {
  const members = gallery === null ? null : new Set(membersOf(catalogue, gallery))
  const among = members ? images.filter((image) => members.has(image)) : images
  const narrower = openNarrower(catalogue, visual)
  const all = atMost(narrower.countImages(among, NO_NARROWING), most)
  const counted = atMost(narrower.countImages(among, narrowing), most)
  if (counted.total > 0) return { ...counted, all, waysOut: [], inAllGalleries: 0 }
  const waysOut = narrower.listWaysOut(among, narrowing)
  const inAllGalleries = members ? narrower.images(images, narrowing).length : 0
  return { ...counted, all, waysOut, inAllGalleries }
}

function atMost({ total, counts }: ChoiceCounts, most: number): ChoiceCounts {
  const lowered = ofEachFacet(
    (facet) => new Map([...counts[facet]].map(([value, count]) => [value, Math.min(count, most)])),
  )
  return { total: Math.min(total, most), counts: lowered }
}
