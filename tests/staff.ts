import type { AuthService, SignedInStaff } from '#domain/staff/staff-model.ts'

/** A signed-in person, for tests behind sign-in. */
export const SOMEBODY: SignedInStaff = {
  id: 'staff-1',
  name: 'Frieda Probe',
  email: 'frieda@example.com',
  role: 'owner',
}
const SESSION = 'session=of-frieda'

/** A fake auth service: a request with this cookie is Frieda's. */
export const openAuth: AuthService = {
  authenticate: async (headers) => (headers.get('Cookie')?.includes(SESSION) ? SOMEBODY : null),
  handle: async () => new Response(null, { status: 404 }),
}

/** Headers that our pages send with every call. */
export const AS_STAFF = { Cookie: SESSION, 'Sec-Fetch-Site': 'same-origin' }
