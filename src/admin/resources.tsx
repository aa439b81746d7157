import { type ComponentType, lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { forReaders } from './account/for-readers.tsx'
import { lazyPart } from './parts/lazy.tsx'
import { images } from './resources/images/images.tsx'
import { BannerPlace, SettingName } from './resources/record-names.tsx'

type Screen = 'list' | 'edit' | 'create'
type Screens = Omit<ResourceProps, Screen> & Partial<Record<Screen, ComponentType>>

/** Screens that are loaded when the first of them is opened: the first scripts are those that all work begins with. */
function later<Named extends Screen>(
  load: () => Promise<Record<Named, ComponentType>>,
  screens: readonly Named[],
) {
  return Object.fromEntries(
    screens.map((screen) => [screen, lazy(async () => ({ default: (await load())[screen] }))]),
  )
}

const LISTED = ['list'] as const
const CHANGED = ['list', 'edit'] as const
const CREATED = ['list', 'edit', 'create'] as const

const InboxList = lazyPart(() => import('./resources/inbox/inbox-list.tsx'), 'InboxList')
const InboxEdit = lazyPart(() => import('./resources/inbox/inbox-edit.tsx'), 'InboxEdit')

const inbox = { recordRepresentation: 'Email', list: InboxList, edit: InboxEdit }

const enquiries: Screens = { name: 'enquiries', ...inbox }
const applications: Screens = { name: 'applications', ...inbox }

const all: readonly Screens[] = [
  images,
  {
    name: 'artists',
    recordRepresentation: 'Name',
    ...later(async () => (await import('./resources/artists/artists.tsx')).artists, CREATED),
  },
  {
    name: 'galleries',
    recordRepresentation: 'GermanDescription',
    ...later(async () => (await import('./resources/short-forms.tsx')).galleries, CREATED),
  },
  {
    name: 'heroes',
    recordRepresentation: 'Title',
    ...later(async () => (await import('./resources/heroes.tsx')).heroes, CREATED),
  },
  {
    name: 'news',
    recordRepresentation: ({ TitleDe, TitleEn }) => String(TitleDe || TitleEn),
    ...later(async () => (await import('./resources/news/news.tsx')).news, CREATED),
  },
  {
    name: 'banners',
    recordRepresentation: <BannerPlace />,
    ...later(async () => (await import('./resources/banners.tsx')).banners, CHANGED),
  },
  {
    name: 'testimonials',
    recordRepresentation: 'DeCredit',
    ...later(async () => (await import('./resources/short-forms.tsx')).testimonials, CREATED),
  },
  {
    name: 'collections',
    recordRepresentation: '',
    ...later(async () => (await import('./resources/collections.tsx')).collections, CHANGED),
  },
  {
    name: 'proposals',
    recordRepresentation: 'RecordName',
    ...later(async () => (await import('./resources/proposals/proposals.tsx')).proposals, LISTED),
  },
  {
    name: 'deliveries',
    recordRepresentation: 'Title',
    ...later(async () => (await import('./resources/deliveries/deliveries.tsx')).deliveries, CREATED),
  },
  enquiries,
  applications,
  {
    name: 'reply-templates',
    recordRepresentation: 'Name',
    ...later(async () => (await import('./resources/short-forms.tsx')).replyTemplates, CREATED),
  },
  {
    name: 'redirects',
    recordRepresentation: 'From',
    ...later(async () => (await import('./resources/short-forms.tsx')).redirects, CREATED),
  },
  {
    name: 'unanswered-searches',
    recordRepresentation: 'Words',
    ...later(async () => (await import('./resources/short-forms.tsx')).unansweredSearches, LISTED),
  },
  {
    name: 'synonyms',
    recordRepresentation: 'Word',
    ...later(async () => (await import('./resources/short-forms.tsx')).synonyms, CREATED),
  },
  {
    name: 'settings',
    recordRepresentation: <SettingName />,
    ...later(async () => (await import('./resources/settings.tsx')).settings, CHANGED),
  },
  {
    name: 'changes',
    ...later(async () => (await import('./resources/changes/changes.tsx')).changes, LISTED),
  },
  { name: 'trash', ...later(async () => (await import('./resources/trash.tsx')).trash, LISTED) },
]

/** Each screen opens for those who may use it. */
export const resources: readonly ResourceProps[] = all.map(({ list, edit, create, ...resource }) => ({
  ...resource,
  ...(list && { list: forReaders(`/${resource.name}`, list) }),
  ...(edit && { edit: forReaders(`/${resource.name}`, edit) }),
  ...(create && { create: forReaders(`/${resource.name}/create`, create) }),
}))
