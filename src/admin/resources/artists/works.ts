import { useQuery } from '@tanstack/react-query'
import { type DataProvider, type RaRecord, useDataProvider } from 'react-admin'

/** The API's largest page. */
const PER_PAGE = 200

/** All works of an artist in their order: an order can only be saved as a whole. */
export async function listWorks(
  dataProvider: Pick<DataProvider, 'getList'>,
  artistId: number,
): Promise<RaRecord[]> {
  const works: RaRecord[] = []
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList('images', {
      pagination: { page, perPage: PER_PAGE },
      sort: { field: 'Position', order: 'ASC' },
      filter: { ArtistId: artistId },
    })
    works.push(...data)
    if (data.length === 0 || works.length >= total) return works
  }
}

export function useWorks(artistId: number) {
  const dataProvider = useDataProvider()
  return useQuery({
    queryKey: ['images', 'works', artistId],
    queryFn: () => listWorks(dataProvider, artistId),
    // A refetch during a drag would reset the order; saving refetches.
    refetchOnWindowFocus: false,
  })
}
