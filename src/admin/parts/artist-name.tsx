import { useGetMany } from 'react-admin'

export function ArtistName({ id }: { id: number }) {
  const { data = [] } = useGetMany('artists', { ids: [id] })
  return String(data[0]?.Name ?? id)
}
