/**
 * The `handle` of a page whose content only the visitor's browser knows: its hydration does not wait for an
 * idle moment.
 */
export const NEEDS_HYDRATION = { comesByScript: true } as const

/** The event of the window after hydration. */
export const HYDRATED = 'takenover'
