/** Target of the skip link, and of the focus when the focused element was removed. */
export const CONTENT_ID = 'content'
