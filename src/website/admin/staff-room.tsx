import { Admin } from 'react-admin'
import { BrowserRouter } from 'react-router'

/** All screens of the staff, below /admin. */
export function StaffRoom() {
  return (
    <BrowserRouter basename="/admin">
      <Admin />
    </BrowserRouter>
  )
}
