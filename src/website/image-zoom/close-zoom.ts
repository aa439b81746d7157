import { changeAddress } from '#website/navigation/address.ts'
import { wasOpenedHere } from './opened-here.ts'
import { withoutZoom } from './zoom-address.ts'

/** Goes back where the zoom was opened from the page; else to the same address without it. */
export function closeZoom(): void {
  if (wasOpenedHere(history.state)) history.back()
  else changeAddress(withoutZoom(location), { replace: true })
}
