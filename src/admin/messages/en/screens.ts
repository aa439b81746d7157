/** Menu and pages. */
export const menu = {
  label: 'Sections',
  pictures: 'Pictures',
  people: 'People',
  texts: 'Texts',
  inbox: 'Inbox',
  site: 'Site',
  public_site: 'Go to the website',
  account: 'My account',
  language: 'Language',
}

export const screens = {
  overview: 'Overview',
  overview_lead: 'What needs doing today',
  new_enquiries: 'New enquiries',
  new_applications: 'New applications',
  missing_alt: 'Images without alt text',
  hidden_images: 'Hidden images',
  last_changes: 'Latest changes',
  german: 'German',
  english: 'English',
  visible: 'Visible',
  hidden: 'Hidden',
  see_on_site: 'See on the website',
  saved_at: 'As of %{when}',
  pixels: '%{width} × %{height} pixels',
  nothing_picked: 'No picture chosen yet',
  portrait_hint: 'None yet. Until then the website shows the initials.',
  unpick_picture: 'No picture',
  pick_picture: 'Choose a picture',
  pick_other_picture: 'Choose another picture',
  search_images: 'Search the images',
  picture_number: 'Picture number',
  take_number: 'Use this number',
  take_picture: 'Use this picture: %{title}',
  no_pictures_found: 'We found no pictures for that.',
  add_picture: 'Add a picture',
  remove_picture: 'Remove picture %{number}',
  close: 'Close',
  cancel: 'Cancel',
  count: '%{smart_count} image |||| %{smart_count} images',
}

export const images = {
  bulk_edit: 'Edit together',
  bulk_title: 'Edit one image |||| Edit %{smart_count} images together',
  add_galleries: 'Add these styles',
  remove_galleries: 'Remove these styles',
  add_keywords_de: 'Add keywords (German)',
  add_keywords_en: 'Add keywords (English)',
  remove_keywords_de: 'Remove keywords (German)',
  remove_keywords_en: 'Remove keywords (English)',
  keywords_hint: 'Separate them with commas.',
  visibility: 'Visibility',
  keep_as_is: 'Leave as it is',
  hide: 'Hide',
  show: 'Show',
  bulk_save: 'Save for all',
  bulk_saved: '%{smart_count} image changed. |||| %{smart_count} images changed.',
  select: 'Select %{title}',
  select_all: 'Select all on this page',
  focus: 'Centre of the picture',
  focus_hint:
    'Click whatever should stay in view when the picture is cropped, or move the point with the arrow keys.',
  focus_at: 'Centre at %{x}% from the left and %{y}% from the top',
  focus_unset: 'Not set: the middle of the picture is used.',
  focus_clear: 'Reset the centre',
  alt_hint: 'What the picture shows, in one sentence. The image can’t be shown without it.',
  embed_hint: 'The embed code from the player.',
  commissioned: 'Commissioned work',
  free: 'Personal work',
  licensable_hint: 'The website says so beside the image.',
  hidden_hint: 'Only people signed in here can see hidden images.',
  state: 'Technical state',
  size: 'Original size',
  variants: 'Sizes',
  variants_made: '%{made} of %{planned} made',
  vectors: 'Visual search',
  vectors_ready: 'Can be found by visual search',
  vectors_waiting: 'Still to be indexed for visual search',
  missing_alt: 'Alt text missing',
  replace: 'Replace the original',
  replace_hint:
    'The number, texts and links stay the same. The old original and everything made from it will be deleted.',
  replace_choose: 'Choose the new file',
  replace_after_saving: 'Please save your changes first.',
  replaced: 'The original has been replaced.',
}

export const artists = {
  profile: 'What clients ask first',
  available_hint: 'Shown on the website for %{days} days, and gone after that unless somebody confirms it.',
  confirm_hint: 'Saving starts the %{days} days again.',
  confirmed: 'Last confirmed: %{when}',
  one_a_line: 'One name per line.',
  order: 'Order of the images',
  order_hint:
    'Drag the images into the order you want. On the keyboard, press Space to pick an image up, move it with the arrow keys and press Space to put it down.',
  picked_up: '%{title} picked up, place %{place}.',
  moved: '%{title} is now in place %{place} of %{count}.',
  dropped: '%{title} put down in place %{place}.',
  put_back: 'Cancelled. %{title} is back where it was.',
  handle: '%{title}, place %{place} of %{count}',
  no_works: 'No images yet.',
  delete_warning:
    'All images by this artist will disappear from the website at once and be deleted afterwards.',
}

export const news = {
  preview: 'Preview',
  preview_hint: 'This is how the text looks on the website.',
  preview_failed: 'We can’t load the preview right now.',
  later: 'Appears on %{when}',
  publish_hint: 'Choose a time in the future and the item will appear then.',
  permalink_hint: 'Lower-case letters, digits and hyphens.',
  extra_images: 'More pictures',
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Subheading',
  bullets: 'List',
  numbers: 'Numbered list',
  quote: 'Quotation',
  link: 'Link',
  unlink: 'Remove link',
  link_address: 'Address of the link',
  link_wrong: 'The address must begin with https://, mailto:, tel: or a slash.',
  link_set: 'Set link',
}

export const heroes = {
  wide: 'On large windows (2:1)',
  phone: 'On phones (4:5)',
  link_hint: 'A path on this website, for example /illustrator/anna-muster.',
  order_hint: 'The hero with the highest number comes first.',
}

export const inbox = {
  state_new: 'New',
  state_read: 'Read',
  state_answered: 'Answered',
  files: 'Attachments',
  no_files: 'No attachments',
  broken_file: '“%{name}” arrived damaged and is missing.',
  download: 'Download %{name} (%{size})',
  letters: 'E-mails about this',
  no_letters: 'No e-mails',
  letter_queued: 'Sending, %{smart_count} attempt |||| Sending, %{smart_count} attempts',
  letter_sent: 'Sent',
  letter_failed:
    'Not delivered after %{smart_count} attempt |||| Not delivered after %{smart_count} attempts',
  'letter_to_enquiry-to-office': 'To us',
  'letter_to_enquiry-confirmation': 'Confirmation to the sender',
  next_attempt: 'next attempt %{when}',
  retry: 'Send again',
  retried: 'The e-mail is being sent again.',
  answer: 'Answer',
  as_written: 'What was written',
  number: 'Number',
  field_name: 'Name',
  field_email: 'E-mail',
  field_company: 'Company',
  field_telephone: 'Telephone',
  field_project: 'Project',
  field_to: 'To',
  field_artists: 'Also about',
  image_gone: 'Image %{number}, deleted since',
  field_images: 'Images',
  field_usage: 'Usage',
  field_intended: 'Intended use',
  field_deadline: 'Deadline',
  field_budget: 'Budget',
  field_message: 'Message',
  field_collection: 'Collection',
  field_town: 'Town',
  field_website: 'Website',
  field_social: 'Social networks',
  field_styles: 'Styles',
  field_statement: 'About the work',
  notes_hint: 'For us only. The sender doesn’t see this.',
}

export const collections = {
  open: 'View the collection',
  image: 'Image %{id}',
}

export const redirects = {
  from_hint: 'A path on this website, for example /old-portfolio.',
  to_hint: 'A path on this website, or an address with https://.',
  permanent_hint: 'Permanent: search engines remember the new address (301). Otherwise temporary (302).',
}

export const changes = {
  create: 'added',
  change: 'changed',
  delete: 'deleted',
  empty: 'empty',
  unlogged: 'changed; the wording isn’t kept',
}

export const conflict = {
  title: 'Someone else has changed this in the meantime',
  lead: 'Your version isn’t saved yet. Choose which one to keep, field by field.',
  mine: 'My version',
  theirs: 'The other version',
  all_mine: 'Mine everywhere',
  all_theirs: 'Theirs everywhere',
  open: '%{smart_count} field still to decide |||| %{smart_count} fields still to decide',
  save: 'Save this version',
  back: 'Carry on editing',
  both: 'Changed by both',
  before_delete: 'Someone else has changed this in the meantime. This is how it looks now; delete it anyway?',
}

export const banners = {
  place: 'Position on the website',
  welcome_hint:
    'The first paragraph is the heading of the home page, the second one goes below it. Leave a blank line in between.',
}

export const settings = {
  name: 'Setting',
  notice: 'Notice at the top of every page',
  hours: 'Opening hours on the phone',
  phone: 'Telephone number on the pages',
  mail: 'E-mail address on the pages',
  notice_hint: 'Leave empty for no notice.',
  hours_hint: 'Leave empty for the usual hours.',
  phone_hint: 'With the country code, for example +49 40 66969 012. Leave empty for the usual number.',
  mail_hint: 'For display only; enquiries still go to the usual address. Leave empty for the usual address.',
}

export const idle = {
  warning_title: 'Are you still there?',
  warning_lead:
    'Nothing has happened here for a while. To be safe, we will sign you out in %{smart_count} minute. |||| Nothing has happened here for a while. To be safe, we will sign you out in %{smart_count} minutes.',
  stay: 'Stay signed in',
  sign_out: 'Sign out now',
  ended_title: 'Your session has ended',
  ended_lead: 'What you typed is still here. Sign in and carry on where you left off.',
  other_account: 'A different account is signed in now. What was typed here belongs to the one before.',
  leave: 'Leave this page',
}
