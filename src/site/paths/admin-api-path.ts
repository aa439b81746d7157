/** The staff's application; it owns everything below. */
export const ADMIN_PATH = '/admin'
/** Base path of the API for staff. */
export const STAFF_API = '/illusde/api/admin'
/** Of answers to changes: the id by which the change can be undone. */
export const ACTION_HEADER = 'Action-Id'
