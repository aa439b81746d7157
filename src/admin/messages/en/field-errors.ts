/** Errors of fields. */
export const fieldErrors = {
  required: 'Please fill this in.',
  longest: 'No more than %{limit} characters, please.',
  smallest: 'At least %{limit}, please.',
  largest: 'No more than %{limit}, please.',
  taken: 'This is already taken.',
  unknown: 'This doesn’t exist, or no longer does.',
  pattern: 'This isn’t in the right format.',
  'in-use': 'This is still in use elsewhere.',
  'not-a-player': 'Films from this provider can’t be embedded.',
  'not-safe': 'This contains something the website doesn’t allow, such as HTML or a script.',
  'too-many': 'No more than %{limit} at a time, please.',
  loop: 'This leads back to itself.',
  placeholder: 'There is no value for this: %{limit}',
  'no-address': 'There is no valid e-mail address for this.',
  other: 'We can’t accept this as it is.',
}
