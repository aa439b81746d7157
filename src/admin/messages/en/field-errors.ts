/** Errors of fields. */
export const fieldErrors = {
  required: 'Please fill this in.',
  longest: 'No more than %{limit} characters, please.',
  smallest: 'At least %{limit}, please.',
  largest: 'No more than %{limit}, please.',
  taken: 'This is already taken.',
  unknown: 'This doesn’t exist, or no longer does.',
  pattern: 'This isn’t in the right format.',
  slug: 'Only lower-case letters (a to z), digits and single hyphens, please, such as “%{limit}”.',
  direction:
    'This contains an invisible character that reverses the direction of the text. Please type it again.',
  'in-use': 'This is still in use elsewhere.',
  'not-a-player': 'Films from this provider can’t be embedded.',
  'not-safe': 'This contains something the website doesn’t allow, such as HTML or a script.',
  'too-many': 'No more than %{limit} at a time, please.',
  loop: 'This leads back to itself.',
  'skipped-time':
    'This time doesn’t exist on that day, because the clocks go forward. Please choose another.',
  placeholder: 'There is no value for this: %{limit}',
  'no-address': 'There is no valid e-mail address for this.',
  'only-reads': 'Someone who may only read can’t be responsible.',
  other: 'We can’t accept this as it is.',
}
