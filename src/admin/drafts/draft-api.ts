import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { isFields } from '#admin/records/admin-api.ts'
import type { Fields } from '#admin/records/conflict.ts'
import { isNewRecord, type Lasting } from '#domain/pending-changes/pending-changes-model.ts'

const Draft = z.object({
  Fields: z.record(z.string(), z.unknown()),
  BaseRevision: z.string(),
  Revision: z.string(),
  StaffName: z.string(),
  SavedAt: z.string(),
})
export type Draft = z.infer<typeof Draft>
const Link = z.object({ Id: z.number(), StaffName: z.string(), CreatedAt: z.string(), ExpiresAt: z.string() })

const Drafted = z.object({ Draft: Draft.nullable(), Links: z.array(Link) })
export type Drafted = z.infer<typeof Drafted>

/** The part of the create form's query that names what it goes on with. */
export const DRAFT_PARAMETER = 'draft'

export type RecordName = { resource: string; id: string }
type Outcome<Answer> =
  | { outcome: 'done'; answer: Answer }
  | { outcome: 'stale'; current: Draft | null }
  | { outcome: 'refused'; sentence: string }

const pathOf = ({ resource, id }: RecordName) => `/drafts/${resource}/${encodeURIComponent(id)}`

/** @throws when it cannot be read. */
export async function readDrafted(record: RecordName): Promise<Drafted> {
  const response = await askStaff(pathOf(record), Drafted)
  if (response.outcome === 'refused') throw new Error(response.sentence)
  return response.answer
}

type NewDraft = { fields: Fields; baseRevision: string; former: Draft | null }

const NewDrafts = z.object({ Drafts: z.array(Draft.extend({ Id: z.string() })) })
export type NewDrafts = z.infer<typeof NewDrafts>['Drafts']

/** Reads the drafts of records that do not exist yet, the latest first. @throws when they cannot be read. */
export async function readNewDrafts(resource: string): Promise<NewDrafts> {
  const response = await askStaff(`/drafts/${resource}`, NewDrafts)
  if (response.outcome === 'refused') throw new Error(response.sentence)
  return response.answer.Drafts
}

/** The form with the record or, while there is none, with its draft. */
export function formPath({ resource, id }: RecordName): string {
  return isNewRecord(id) ? `/${resource}/create?${DRAFT_PARAMETER}=${id}` : `/${resource}/${id}`
}

/** Replaces the former draft, unless somebody has written another one since. */
export async function writeDraft(record: RecordName, draft: NewDraft): Promise<Outcome<Draft>> {
  const body = { Fields: draft.fields, BaseRevision: draft.baseRevision }
  const revision = draft.former?.Revision ?? 'none'
  const response = await askStaff(pathOf(record), Draft, jsonRequest({ method: 'PUT', body, revision }))
  if (response.outcome === 'answered') return { outcome: 'done', answer: response.answer }
  if (response.status !== 409) return { outcome: 'refused', sentence: response.sentence }
  const current = isFields(response.body) ? response.body.current : null
  return { outcome: 'stale', current: Draft.nullable().parse(current) }
}

export async function removeDraft(record: RecordName): Promise<boolean> {
  return (await askStaff(pathOf(record), z.null(), { method: 'DELETE' })).outcome === 'answered'
}

const Made = z.object({ Secret: z.string(), ExpiresAt: z.string() })

/** Null when it could not be made. */
export async function makeLink(record: RecordName, lasting: Lasting): Promise<z.infer<typeof Made> | null> {
  const request = jsonRequest({ method: 'POST', body: { Lasting: lasting } })
  const response = await askStaff(`${pathOf(record)}/links`, Made, request)
  return response.outcome === 'answered' ? response.answer : null
}

export async function revokeLink(record: RecordName, id: number): Promise<boolean> {
  const response = await askStaff(`${pathOf(record)}/links/${id}`, z.null(), { method: 'DELETE' })
  return response.outcome === 'answered'
}
