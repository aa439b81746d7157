/** Errors of fields. */
export const fieldErrors = {
  required: 'This is still missing.',
  longest: 'No more than %{limit} characters, please.',
  smallest: 'At least %{limit}, please.',
  largest: 'No more than %{limit}, please.',
  taken: 'This is already taken.',
  unknown: 'This does not exist, or not any more.',
  pattern: 'This does not have the right form.',
  'in-use': 'This is still needed elsewhere.',
  'not-a-player': 'Films from this provider may not be embedded.',
  'not-safe': 'This contains something the website does not allow, such as HTML or a script.',
  'too-many': 'No more than %{limit} at a time, please.',
  loop: 'This leads in a circle.',
  other: 'This is not accepted as it is.',
}
