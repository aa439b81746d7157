import type { Catalogue, Image } from '#domain/catalogue/model.ts'
import { type Tile, toTile } from '#domain/catalogue/tiles/tile.ts'
import type { Language } from '#platform/i18n/language.ts'
import { phoneIn } from '#site/contact.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'

/** Aspect ratio, width by height, of the frame beside a name. */
const FRAME_RATIO = 4 / 5
/** The best fitting picture is chosen among so many of a style's best works. */
const IMAGES_CONSIDERED = 24

export type TeamMember = {
  name: string
  role: string
  town: string
  phone: { shown: string; dialled: string }
  mail: string
  /** A work of the style that they are responsible for; null while its gallery is empty. */
  work: Tile | null
}

/** The agency's team. There are no photos of them: beside each is a work of their style. */
export function viewTeam(catalogue: Catalogue, language: Language): TeamMember[] {
  const used = new Set<number>()
  return site.team.map(({ name, role, office, phone, mail, gallery }) => {
    const work = findWork(catalogue, gallery, used)
    if (work) used.add(work.artistId)
    return {
      name,
      role: role[language],
      town: site.offices.find(({ town }) => town.de === office)?.town[language] ?? office,
      phone: phoneIn(language, phone),
      mail,
      work: work ? toTile(work, language, paths.artist(language, work.artistCode)) : null,
    }
  })
}

/** The work that loses least when cropped, by an artist who is not shown beside another member. */
function findWork(catalogue: Catalogue, germanUrl: string, used: ReadonlySet<number>): Image | null {
  const gallery = catalogue.galleriesByUrl.get(germanUrl)
  const works = gallery ? (catalogue.imagesByGallery.get(gallery.id) ?? []) : []
  const [best = null] = works
    .filter(({ artistId, animation }) => !used.has(artistId) && !animation)
    .slice(0, IMAGES_CONSIDERED)
    .sort((one, other) => misfit(one) - misfit(other))
  return best
}

/** Distance of a work's aspect ratio from the frame's, the same for too wide as for too high. */
function misfit({ picture }: Image): number {
  return Math.abs(Math.log(picture.width / picture.height / FRAME_RATIO))
}
