import type { ReactNode } from 'react'

/**
 * `now` where only the browser knows the content, `idle` in the page's first moments, one by one, `seen` near the
 * window, `touched` when a pointer, a finger or the focus reaches it.
 */
type When = 'now' | 'idle' | 'seen' | 'touched'

/** Each is named by its module's path from here, by which the server finds its script. */
export const ISLANDS = {
  'deferred/deferred-host': island(
    'idle',
    async () => (await import('#website/deferred/deferred-host.tsx')).DeferredHost,
  ),
  'layout/all-styles': island(
    'touched',
    async () => (await import('#website/layout/all-styles.tsx')).AllStyles,
  ),
  'layout/collection-link': island(
    'idle',
    async () => (await import('#website/layout/collection-link.tsx')).CollectionLink,
  ),
  'consent/consent-link': island(
    'idle',
    async () => (await import('#website/consent/consent-link.tsx')).ConsentLink,
  ),
  'search/floating/launcher': island(
    'idle',
    async () => (await import('#website/search/floating/launcher.tsx')).SearchLauncher,
  ),
  'layout/scroll-up': island('idle', async () => (await import('#website/layout/scroll-up.tsx')).ScrollUp),
  'image-zoom/zoom-host': island(
    'idle',
    async () => (await import('#website/image-zoom/zoom-host.tsx')).ZoomHost,
  ),
  'deferred/edit-place': island(
    'idle',
    async () => (await import('#website/deferred/edit-place.tsx')).EditPlace,
  ),
  'recently-viewed/viewed': island(
    'idle',
    async () => (await import('#website/recently-viewed/viewed.tsx')).Viewed,
  ),
  'image-grid/image-section-grid': island(
    'idle',
    async () => (await import('#website/image-grid/image-section-grid.tsx')).ImageSectionGrid,
  ),
  'image-grid/pages-of-images': island(
    'idle',
    async () => (await import('#website/image-grid/pages-of-images.tsx')).PagesOfImages,
  ),
  'portfolio/recently-viewed-strip': island(
    'idle',
    async () => (await import('#website/portfolio/recently-viewed-strip.tsx')).RecentlyViewedStrip,
  ),
  'home/hero': island('idle', async () => (await import('#website/home/hero.tsx')).Hero),
  'home/live-film': island('seen', async () => (await import('#website/home/live-film.tsx')).LiveFilm),
  'search/results/results-grid': island(
    'idle',
    async () => (await import('#website/search/results/results-grid.tsx')).ResultsGrid,
  ),
  'search/results/picture-tools': island(
    'idle',
    async () => (await import('#website/search/results/picture-tools.tsx')).PictureTools,
  ),
  'narrowing/applied-choices': island(
    'idle',
    async () => (await import('#website/narrowing/applied-choices.tsx')).AppliedChoices,
  ),
  'search/search-form': island(
    'touched',
    async () => (await import('#website/search/search-form.tsx')).SearchForm,
  ),
  'ui/share-link': island('idle', async () => (await import('#website/ui/share-link.tsx')).ShareLink),
  'contact/enquiry-form': island(
    'idle',
    async () => (await import('#website/contact/enquiry-form.tsx')).EnquiryForm,
  ),
  'contact/application-form': island(
    'idle',
    async () => (await import('#website/contact/application-form.tsx')).ApplicationForm,
  ),
  'contact/sent-images': island(
    'now',
    async () => (await import('#website/contact/sent-images.tsx')).SentImages,
  ),
  'contact/guide-tabs': island(
    'idle',
    async () => (await import('#website/contact/guide-tabs.tsx')).GuideTabs,
  ),
  'collection/own-collection': island(
    'now',
    async () => (await import('#website/collection/own-collection.tsx')).OwnCollection,
  ),
  'collection/shared-collection': island(
    'idle',
    async () => (await import('#website/collection/shared-collection.tsx')).SharedCollection,
  ),
  'collection/deciding/deciding': island(
    'now',
    async () => (await import('#website/collection/deciding/deciding.tsx')).Deciding,
  ),
  'collection/links/made-link': island(
    'now',
    async () => (await import('#website/collection/links/made-link.tsx')).MadeLink,
  ),
  'collection-email/email-form': island(
    'idle',
    async () => (await import('#website/collection-email/email-form.tsx')).EmailForm,
  ),
  'consent/consent-form': island(
    'now',
    async () => (await import('#website/consent/consent-form.tsx')).ConsentForm,
  ),
  'recently-viewed/recently-viewed-list': island(
    'now',
    async () => (await import('#website/recently-viewed/recently-viewed-list.tsx')).RecentlyViewedList,
  ),
  'delivery/file-list': island(
    'idle',
    async () => (await import('#website/delivery/file-list.tsx')).FileList,
  ),
  'news/news-opening': island(
    'idle',
    async () => (await import('#website/news/news-opening.tsx')).NewsOpening,
  ),
  'news/news-tools': island('idle', async () => (await import('#website/news/news-tools.tsx')).NewsTools),
} as const

export type IslandName = keyof typeof ISLANDS

export type PropsOf<Name extends IslandName> = object &
  { [Each in IslandName]: (typeof ISLANDS)[Each] extends Described<infer Props> ? Props : never }[Name]

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(ISLANDS, name)
}

type Described<Props> = { when: When; load: () => Promise<(props: Props) => ReactNode> }

function island<Props extends object>(when: When, load: Described<Props>['load']): Described<Props> {
  return { when, load }
}
