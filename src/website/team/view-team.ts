import type { Catalogue, Image } from '#domain/catalogue/model.ts'
import { type Tile, toTile } from '#domain/catalogue/tiles/tile.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'

/** The shape of the place beside a name, as width to height. */
const PLACE_RATIO = 4 / 5
/** Among so many of a style's best works one is looked for that fits the place. */
const WORKS_LOOKED_AT = 24

export type TeamMember = {
  name: string
  role: string
  town: string
  phone: { shown: string; dialled: string }
  mail: string
  /** A work of the style that they look after; null while its gallery is empty. */
  work: Tile | null
}

/** Who works at the agency. The agency has no pictures of them: beside each hangs a work that they look after. */
export function viewTeam(catalogue: Catalogue, language: Language): TeamMember[] {
  const hung = new Set<number>()
  return site.team.map(({ name, role, office, phone, mail, gallery }) => {
    const work = findWork(catalogue, gallery, hung)
    if (work) hung.add(work.artistId)
    return {
      name,
      role: role[language],
      town: site.offices.find(({ town }) => town.de === office)?.town[language] ?? office,
      phone,
      mail,
      work: work ? toTile(work, language, paths.artist(language, work.artistCode)) : null,
    }
  })
}

/** The one that loses least in its place, by an artist who hangs beside nobody else. */
function findWork(catalogue: Catalogue, germanUrl: string, hung: ReadonlySet<number>): Image | null {
  const gallery = catalogue.galleriesByUrl.get(germanUrl)
  const works = gallery ? (catalogue.imagesByGallery.get(gallery.id) ?? []) : []
  const [best = null] = works
    .filter(({ artistId, animation }) => !hung.has(artistId) && !animation)
    .slice(0, WORKS_LOOKED_AT)
    .sort((one, other) => misfit(one) - misfit(other))
  return best
}

/** How far a work's shape is from that of the place, the same for too wide as for too high. */
function misfit({ picture }: Image): number {
  return Math.abs(Math.log(picture.width / picture.height / PLACE_RATIO))
}
