import { Navigate, useSearchParams } from 'react-router'

/** `/admin/image-edit?image_id=812`, the target of the website's edit links. */
export function GoToImageEdit() {
  const [query] = useSearchParams()
  const id = query.get('image_id') ?? ''
  return <Navigate to={/^\d+$/.test(id) ? `/images/${id}` : '/images'} replace />
}
