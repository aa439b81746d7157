/**
 * The roles, from the least to the most. An artist sees and changes only records of their own (`Resource.ownedBy`),
 * which no other role includes. Each of the others includes those before it: a reader sees all and changes nothing, an
 * editor works on everything that visitors see or send, an owner also decides who works here and what cannot be undone.
 */
export const STAFF_ROLES = ['artist', 'reader', 'editor', 'owner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
export type OfficeRole = Exclude<StaffRole, 'artist'>

export function includesRole(role: StaffRole, least: StaffRole): boolean {
  return STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(least)
}

/** Readers may read the records of a list, artists some of their own (`Resource.ownedBy`). */
const WHO_CHANGES: Readonly<Record<string, OfficeRole>> = {
  images: 'editor',
  artists: 'editor',
  galleries: 'editor',
  heroes: 'editor',
  news: 'editor',
  banners: 'editor',
  testimonials: 'editor',
  collections: 'editor',
  deliveries: 'editor',
  enquiries: 'editor',
  applications: 'editor',
  'reply-templates': 'editor',
  redirects: 'editor',
  synonyms: 'editor',
  // Contact details are on every page and in every e-mail.
  settings: 'owner',
  changes: 'owner',
  trash: 'owner',
}

/** The log has these names for changes that belong to no list. */
const WITHOUT_LIST: Readonly<Record<string, OfficeRole>> = {
  pictures: 'editor',
  'distinct-images': 'editor',
  letters: 'editor',
}

export function roleToChange(resource: string): OfficeRole {
  return WHO_CHANGES[resource] ?? WITHOUT_LIST[resource] ?? 'owner'
}
