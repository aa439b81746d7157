/** What the skip link leads to, and where the focus goes on when its place has gone. */
export const CONTENT_ID = 'content'
