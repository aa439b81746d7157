import type { StaffDoor } from '#domain/staff/model.ts'

/** Somebody who signed in, for tests of what comes behind the door. */
export const SOMEBODY = { id: 'staff-1', name: 'Frieda Probe', email: 'frieda@example.com' }
const SESSION = 'session=of-frieda'

/** The door's far side: whoever sends this cookie is Frieda. */
export const openDoor: StaffDoor = {
  whoIs: async (headers) => (headers.get('Cookie')?.includes(SESSION) ? SOMEBODY : null),
  answer: async () => new Response(null, { status: 404 }),
}

/** What a page of ours sends with every call. */
export const AS_STAFF = { Cookie: SESSION, 'Sec-Fetch-Site': 'same-origin' }
