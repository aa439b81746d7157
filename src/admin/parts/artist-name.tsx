import { useGetMany } from 'react-admin'

/** An artist by name, or by number once deleted. */
export function ArtistName({ id }: { id: number }) {
  const { data = [] } = useGetMany('artists', { ids: [id] })
  return String(data[0]?.Name ?? id)
}
