/** Sent to the window when all islands of the first moments are hydrated. */
export const HYDRATED = 'hydrated'
