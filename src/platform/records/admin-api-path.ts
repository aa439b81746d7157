/** Where everything lies that staff ask for. */
export const STAFF_API = '/illusde/api/admin'
