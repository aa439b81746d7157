import type { DataProvider, RaRecord } from 'react-admin'

/** What the table shows: chosen images, or all of an artist. */
export type Shown = { ids: readonly number[]; artistId: number | null }

/** The API's largest page, and most records that it gives at once. */
const AT_ONCE = 200

/** The chosen images in their order, or all of an artist, the newest first. */
export async function listDeskImages(
  dataProvider: Pick<DataProvider, 'getList' | 'getMany'>,
  { ids, artistId }: Shown,
): Promise<RaRecord[]> {
  if (artistId === null) return listSome(dataProvider, ids)
  const images: RaRecord[] = []
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList('images', {
      pagination: { page, perPage: AT_ONCE },
      sort: { field: 'AddedAt', order: 'DESC' },
      filter: { ArtistId: artistId },
    })
    images.push(...data)
    if (data.length === 0 || images.length >= total) return images
  }
}

/** Leaves out what is not there any more. */
export async function listSome(
  dataProvider: Pick<DataProvider, 'getMany'>,
  ids: readonly number[],
): Promise<RaRecord[]> {
  const images: RaRecord[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE)
    images.push(...(await dataProvider.getMany('images', { ids: ids.slice(from, from + AT_ONCE) })).data)
  return images
}
