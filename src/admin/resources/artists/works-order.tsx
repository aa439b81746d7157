import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import {
  type DataProvider,
  type RaRecord,
  useDataProvider,
  useInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Section } from '#admin/parts/section.tsx'
import { Sortable, Sorting } from '#admin/parts/sorting.tsx'
import { StateBadge } from '#admin/parts/state-badge.tsx'

/** The works in the order in which visitors see them. The order is a field of the artist, saved with the others. */
export function WorksOrder() {
  const artist = useRecordContext()
  const translate = useTranslate()
  const { field } = useInput({ source: 'Order' })
  const order: number[] = Array.isArray(field.value) ? field.value : []
  return (
    <Section title="artists.order">
      {order.length === 0 ? (
        <p>{translate('artists.no_works')}</p>
      ) : (
        <Works artistId={Number(artist?.Id)} order={order} change={field.onChange} />
      )}
    </Section>
  )
}

type WorksProps = { artistId: number; order: number[]; change: (order: number[]) => void }

function Works({ artistId, order, change }: WorksProps) {
  const translate = useTranslate()
  const { data: works = [] } = useWorks(artistId)
  const byId = new Map(works.map((work) => [Number(work.Id), work]))
  const items = order.map((id) => {
    const work = byId.get(id)
    return { id, title: String(work?.TitleDe ?? id), thumb: work?.Thumb ?? null, shape: '1' }
  })
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ marginBottom: 1 }}>
        {translate('sorting.hint')}
      </Typography>
      <Sorting items={items} change={change}>
        <Box component="ol" sx={GRID}>
          {items.map(({ id }, index) => {
            const work = byId.get(id)
            return (
              <li key={id}>
                <Sortable id={id}>
                  <Box component="span" sx={{ fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
                    {index + 1}
                  </Box>{' '}
                  {work && <StateBadge record={work} />}
                </Sortable>
              </li>
            )
          })}
        </Box>
      </Sorting>
    </>
  )
}

const GRID = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
}

/** The API's largest page. */
const PER_PAGE = 200

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

function useWorks(artistId: number) {
  const dataProvider = useDataProvider()
  return useQuery({
    queryKey: ['images', 'works', artistId],
    queryFn: () => listWorks(dataProvider, artistId),
    // A refetch during a drag would reset the order; saving refetches.
    refetchOnWindowFocus: false,
  })
}
