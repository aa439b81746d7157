/** Target of the skip link, and of the focus when the focused element was removed. */
export const CONTENT_ID = 'content'
/** Target of the button to the top; the first Tab from here focuses the logo. */
export const TOP_ID = 'top'
