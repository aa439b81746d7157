/** Texts for the server's refusals. */
export const errors = {
  unreachable: 'The server cannot be reached. What you typed is still here; please try again in a moment.',
  signed_out: 'Your session has ended. Please sign in again.',
  forbidden: 'The server refused this.',
  gone: 'This does not exist any more.',
  stale: 'Somebody else has just changed this. Please reload and look again.',
  too_large: 'This is too large.',
  invalid: 'Not saved yet: please check the fields that are marked.',
  too_often: 'Those were too many requests. Please wait a moment.',
  refused: 'The server did not accept this.',
  server: 'Something went wrong on the server. What you typed is still here; please try again.',
}
