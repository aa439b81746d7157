/** Texts for the server's refusals. */
export const errors = {
  unreachable: 'We can’t reach the server. Please try again in a moment.',
  signed_out: 'Your session has ended. Please sign in again.',
  forbidden: 'The server refused this.',
  role: 'Your role doesn’t include this.',
  gone: 'This no longer exists.',
  stale: 'Someone else has just changed this. Please reload and check it again.',
  too_large: 'This is too big.',
  invalid: 'Not saved yet: please check the marked fields.',
  too_often: 'That was too many requests. Please wait a moment.',
  refused: 'The server didn’t accept this.',
  server: 'Something went wrong on the server. Please try again.',
  kept: 'What you typed is still here.',
}
