import type { ReadRow } from '#domain/import-export/reading/read-list.server.ts'
import { recordImport } from '#domain/import-export/record-import.server.ts'
import type { ImportNeeds, ImportPlan } from './import-needs.ts'
import type { ListKind, Names } from './list-kind.ts'
import { planImages } from './plan-images.server.ts'
import { numberIn, planRows, textIn } from './plan-rows.server.ts'
import { picturesOf, writeRows, writeTogether } from './write-rows.server.ts'

/** All rows of one artist, who is called by the code. Rows without a code stand together under ''. */
export type ArtistGroup = { code: string; artists: ReadRow[]; images: ReadRow[] }

export function groupByArtist(rows: readonly ReadRow[], imageRows: readonly ReadRow[]): ArtistGroup[] {
  const groups = new Map<string, ArtistGroup>()
  const groupOf = (code = '') => {
    const group = groups.get(code) ?? { code, artists: [], images: [] }
    groups.set(code, group)
    return group
  }
  for (const row of rows) groupOf(textIn(row.row.Code)).artists.push(row)
  for (const row of imageRows) groupOf(textIn(row.row.Artist)).images.push(row)
  return [...groups.values()]
}

/** An artist and all works of the list: together or not at all. */
export async function planArtist(
  needs: ImportNeeds,
  lists: { artists: ListKind; images: ListKind },
  group: ArtistGroup,
  names: Names,
): Promise<ImportPlan> {
  const { code } = group
  const artists = await planRows(needs, lists.artists, group.artists, names)
  const known = artists[0]?.existing?.Id ?? [...names.codes].find(([, other]) => code && other === code)?.[0]
  const artistId = numberIn(known) ?? null
  const isArtistThere = artistId !== null || artists.length > 0
  const rows = group.images
  const images = await planImages(needs, lists.images, { code, rows, artistId, isArtistThere }, names)
  const lines = [...artists, ...images].map(({ line }) => line)
  const write = () =>
    writeTogether(needs, picturesOf([...artists, ...images]), async (tx, kept) => {
      const [written = artistId] = await writeRows(tx, lists.artists, artists, { names, kept })
      let position = Math.max(-1, ...images.map(({ existing }) => numberIn(existing?.Position) ?? -1))
      const more = ({ line, row }: (typeof images)[number]) => {
        position += 1
        return line.outcome === 'new'
          ? {
              Position: row.Position ?? position,
              ArtistId: written,
              AddedAt: row.AddedAt ?? needs.clock.now(),
            }
          : {}
      }
      await writeRows(tx, lists.images, images, { names, kept, more })
      await recordImport(tx, needs, 'artists', lines, String(written))
    })
  return { lines, write }
}
