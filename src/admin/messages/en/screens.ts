/** Menu and pages. */
export const menu = {
  label: 'Sections',
  menu: 'Menu',
  pictures: 'Pictures',
  people: 'People',
  texts: 'Texts',
  inbox: 'Inbox',
  site: 'Site',
  public_site: 'Go to the website',
  colleagues: 'Team',
  account: 'My account',
  account_of: 'Account: %{name}',
  language: 'Language',
}

export const keys = {
  title: 'Keyboard shortcuts',
  search_key: 'Ctrl + K',
  search: 'Searches everything; on a Mac, use the Command key.',
  search_name: 'Quick find (Ctrl + K)',
  search_button: 'Quick find',
  save_key: 'Ctrl + S',
  save: 'Saves the form; on a Mac, use the Command key.',
  neighbours_key: 'Alt + Page Down, Alt + Page Up',
  neighbours: 'Open the next or previous record of the list.',
  list_key: '?',
  list: 'Shows this list, except while you’re typing in a field.',
  range_key: 'Shift + click',
  range: 'Selects all images from the last one you selected to this one.',
  order_key: 'Space and arrow keys',
  order: 'Pick up an image in a portfolio, move it and put it down.',
  on: 'The “?” key opens this list',
}

export const screens = {
  previous_record: 'Previous record',
  next_record: 'Next record',
  place_in_list: '%{place} of %{total}',
  overview: 'Overview',
  overview_lead: 'What needs doing today',
  new_enquiries: 'New enquiries',
  new_applications: 'New applications',
  read_enquiries: 'Read, not answered yet',
  scheduled_news: 'Scheduled news',
  waiting_emails: 'E-mails still waiting',
  failed_emails: 'E-mails that failed',
  last_backup: 'Last backup: %{when}',
  no_backup: 'There’s no backup of this machine yet.',
  missing_alt: 'Images without alt text',
  hidden_images: 'Hidden images',
  role_owner: 'Owner',
  role_editor: 'Editor',
  role_reader: 'Read only',
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
  as_csv: 'Download CSV',
  close: 'Close',
  cancel: 'Cancel',
  count: '%{smart_count} image |||| %{smart_count} images',
}

export const artists = {
  profile: 'What clients ask first',
  available_hint: 'Shown on the website for %{days} days, and gone after that unless somebody confirms it.',
  confirm_hint: 'Saving starts the %{days} days again.',
  confirmed: 'Last confirmed: %{when}',
  new_work_styles_hint: 'Every new image has these from the start.',
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
    'The portfolio and all its images disappear from the website at once. They go to the trash and can be brought back from there for %{days} days.',
}

export const news = {
  preview: 'Preview',
  preview_hint: 'This is how the text looks on the website.',
  preview_failed: 'We can’t load the preview right now.',
  later: 'Appears on %{when}',
  publish_hint: 'Choose a time in the future and the item will appear then.',
  needed:
    'A title and a text in one language are needed, and a picture. Until the other language is there, this version is shown in both.',
  meta_hint: 'If this is empty, the website uses the introduction.',
  not_translated: 'Not in English yet',
  permalink_hint: 'Lower-case letters, digits and hyphens.',
  rating_hint: 'For other programs that read our news. It changes nothing on the website.',
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
  phone_hint: 'None yet: when you save, it’s cut from the wide hero.',
  link_hint: 'A path on this website, for example /illustrator/anna-muster.',
  order_hint: 'The hero with the highest number comes first.',
}

export const collections = {
  open: 'View the collection',
  delete_warning: 'Saved collections don’t go to the trash. This can’t be undone.',
  image: 'Image %{id}',
}

export const redirects = {
  former_hint: 'Otherwise links and bookmarks with the former address lead nowhere.',
  from_hint: 'A path on this website, for example /old-portfolio.',
  to_hint: 'A path on this website, or an address with https://.',
  permanent_hint: 'Permanent: search engines remember the new address (301). Otherwise temporary (302).',
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
  'place_home-2020': 'Heading of the home page',
  'place_hero-rep': 'Box on the home page: we’ll search for you',
  welcome_hint:
    'The first paragraph is the heading of the home page, the second one goes below it. Leave a blank line in between.',
}

export const settings = {
  set_in_staff: 'Set here',
  set_in_config: 'From site.config.ts',
  set_in_nowhere: 'Not shown',
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
