import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const InboxList = lazy(() => import('./inbox-list.tsx').then((part) => ({ default: part.InboxList })))
const InboxEdit = lazy(() => import('./inbox-edit.tsx').then((part) => ({ default: part.InboxEdit })))
const templates = () => import('./reply-templates.tsx')
const TemplateList = lazy(() => templates().then((part) => ({ default: part.TemplateList })))
const TemplateEdit = lazy(() => templates().then((part) => ({ default: part.TemplateEdit })))
const TemplateCreate = lazy(() => templates().then((part) => ({ default: part.TemplateCreate })))

const inbox = { recordRepresentation: 'Email', list: InboxList, edit: InboxEdit }

export const enquiries: ResourceProps = { name: 'enquiries', ...inbox }
export const applications: ResourceProps = { name: 'applications', ...inbox }
export const replyTemplates: ResourceProps = {
  name: 'reply-templates',
  recordRepresentation: 'Name',
  list: TemplateList,
  edit: TemplateEdit,
  create: TemplateCreate,
}
