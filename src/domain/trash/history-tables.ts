import type { FilesOfRow } from '#platform/row-history/purge-row-history.server.ts'

/** The files of deleted or replaced rows go when these can no longer be restored. */
export const FILES_OF_ROW: FilesOfRow = {
  pictures: ({ id, original_key: key }) => [String(key), `variants/${id}`],
  /** A decision keeps a state without the rest of its enquiry, whose files stay. */
  enquiries: ({ id, email }) => (email === undefined ? [] : [`originals/enquiries/${id}`]),
}

/** Background jobs fill these columns: a picture that was looked at since is not a changed one. */
export const DERIVED_COLUMNS = { pictures: ['thumb_hash', 'ground'] }

/** The rows of all these tables are kept; tables to which others refer come first. */
export const PARENTS_FIRST = [
  ...[
    'pictures',
    'artists',
    'galleries',
    'images',
    'image_galleries',
    'distinct_images',
    'heroes',
    'news',
    'news_images',
  ],
  ...['banners', 'testimonials', 'redirects', 'synonyms', 'settings', 'reply_templates'],
  ...['enquiries', 'enquiry_files', 'enquiry_replies', 'enquiry_answers', 'staff_accounts'],
]
