import { Navigate, useSearchParams } from 'react-router'

/** `/admin/image-edit?image_id=812`, where the Edit links of the website's pictures lead. */
export function GoToImageEdit() {
  const [query] = useSearchParams()
  const id = query.get('image_id') ?? ''
  return <Navigate to={/^\d+$/.test(id) ? `/images/${id}` : '/images'} replace />
}
