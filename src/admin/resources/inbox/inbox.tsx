import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const InboxList = lazy(() => import('./inbox-list.tsx').then((part) => ({ default: part.InboxList })))
const InboxEdit = lazy(() => import('./inbox-edit.tsx').then((part) => ({ default: part.InboxEdit })))

const inbox = { recordRepresentation: 'Email', list: InboxList, edit: InboxEdit }

export const enquiries: ResourceProps = { name: 'enquiries', ...inbox }
export const applications: ResourceProps = { name: 'applications', ...inbox }
