/** Base path of the API for staff. */
export const STAFF_API = '/illusde/api/admin'
