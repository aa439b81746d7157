import type { FilesOfRow } from '#platform/row-history/purge-row-history.server.ts'

/** The files of what was deleted or replaced: they go when it can no longer be restored. */
export const FILES_OF_ROW: FilesOfRow = {
  pictures: ({ id, original_key: key }) => [String(key), `variants/${id}`],
  enquiries: ({ id }) => [`originals/enquiries/${id}`],
}

/** Columns that background jobs fill: a picture that was looked at since is not a changed one. */
export const DERIVED_COLUMNS = { pictures: ['thumb_hash', 'ground'] }

/** Every table whose rows are kept: what others refer to comes first. */
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
  ...['enquiries', 'enquiry_files', 'enquiry_replies'],
]
