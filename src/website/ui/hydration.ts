/** The `handle` of a page whose content only the visitor's browser knows: it does not wait to be used. */
export const COMES_BY_SCRIPT = { comesByScript: true } as const

/** Told to the window once the page's scripts have taken over. */
export const TAKEN_OVER = 'takenover'
