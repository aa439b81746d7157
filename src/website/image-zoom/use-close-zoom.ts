import { useLocation, useNavigate } from 'react-router'
import { wasOpenedHere } from './opened-here.ts'
import { withoutZoom } from './zoom-address.ts'

/** Goes back where the zoom was opened from the page; else to the same address without it. */
export function useCloseZoom(): () => void {
  const navigate = useNavigate()
  const place = useLocation()
  return () => {
    if (wasOpenedHere(place.state)) void navigate(-1)
    else void navigate(withoutZoom(place), { replace: true, preventScrollReset: true })
  }
}
