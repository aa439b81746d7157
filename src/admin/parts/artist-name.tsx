import { useGetMany } from 'react-admin'

/** An artist by name. One who is gone keeps their number. */
export function ArtistName({ id }: { id: number }) {
  const { data = [] } = useGetMany('artists', { ids: [id] })
  return String(data[0]?.Name ?? id)
}
