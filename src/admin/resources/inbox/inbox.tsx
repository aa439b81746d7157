import type { ResourceProps } from 'react-admin'
import { InboxEdit } from './inbox-edit.tsx'
import { InboxList } from './inbox-list.tsx'

const inbox = { recordRepresentation: 'Email', list: InboxList, edit: InboxEdit }

export const enquiries: ResourceProps = { name: 'enquiries', ...inbox }
export const applications: ResourceProps = { name: 'applications', ...inbox }
