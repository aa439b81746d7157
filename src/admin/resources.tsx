import type { ResourceProps } from 'react-admin'
import { artists } from './resources/artists/artists.tsx'
import { banners } from './resources/banners.tsx'
import { changes } from './resources/changes/changes.tsx'
import { collections } from './resources/collections.tsx'
import { galleries } from './resources/galleries.tsx'
import { heroes } from './resources/heroes/heroes.tsx'
import { images } from './resources/images/images.tsx'
import { applications, enquiries, replyTemplates } from './resources/inbox/inbox.tsx'
import { news } from './resources/news/news.tsx'
import { redirects } from './resources/redirects.tsx'
import { settings } from './resources/settings.tsx'
import { testimonials } from './resources/testimonials.tsx'
import { trash } from './resources/trash.tsx'

/** Every resource of the admin, by its name in the API. */
export const resources: readonly ResourceProps[] = [
  images,
  artists,
  galleries,
  heroes,
  news,
  banners,
  testimonials,
  collections,
  enquiries,
  applications,
  replyTemplates,
  redirects,
  settings,
  changes,
  trash,
]
