import { asc, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { REPLY } from '#domain/enquiries/emails/email-messages.ts'
import { listAnswers } from '#domain/enquiries/own-enquiries.server.ts'
import { enquiryReplies } from '#domain/enquiries/replies/tables.server.ts'
import { enquiries, enquiryFiles } from '#domain/enquiries/tables.server.ts'
import { turnOf } from '#domain/enquiries/turn.ts'
import { listPictureFacts } from '#domain/imaging/edit-pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import { fileNameFor } from '#platform/files/file-name.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import { nameColleagues } from './colleagues.server.ts'

const MOST_THUMBS = 4
const AboutImages = z.object({ images: z.array(z.object({ id: z.int() })).default([]) })

export async function readRelations(db: Database, ids: string[]): Promise<Map<string, Fields>> {
  // The queries run one after the other, as a transaction asks.
  const files = await readFiles(db, ids)
  const emailsOf = await readEmails(db, ids)
  const replies = await readReplies(db, ids)
  const answers = await listAnswers(db, ids)
  const others = await readOthers(db, ids, replies)
  return new Map(
    ids.map((id) => {
      const ownEmails = emailsOf.get(id) ?? []
      return [
        id,
        {
          Files: files.get(id) ?? [],
          Letters: ownEmails.filter(({ Kind }) => Kind !== REPLY),
          Replies: (replies.get(id) ?? []).map((reply) => withDelivery(reply, ownEmails)),
          Answers: answers.get(id) ?? [],
          ...others.get(id),
        },
      ]
    }),
  )
}

type Grouped<Value> = Promise<Map<string, Value[]>>

function groupById<Value>(rows: readonly { of: string | null; value: Value }[]): Map<string, Value[]> {
  const groups = Map.groupBy(rows, ({ of }) => of ?? '')
  return new Map([...groups].map(([id, group]) => [id, group.map(({ value }) => value)]))
}

async function readFiles(db: Database, ids: string[]): Grouped<Fields> {
  const rows = await db
    .select()
    .from(enquiryFiles)
    .where(inArray(enquiryFiles.enquiryId, ids))
    .orderBy(asc(enquiryFiles.position))
  return groupById(
    rows.map(({ enquiryId, position, name, contentType, bytes }) => ({
      of: enquiryId,
      value: {
        Position: position,
        Name: fileNameFor(name, contentType),
        ContentType: contentType,
        Bytes: bytes,
      },
    })),
  )
}

type Email = { Id: string; Kind: string; State: string; Attempts: number; NextAttemptAt: Date | null }

async function readEmails(db: Database, ids: string[]): Grouped<Email> {
  const { id, kind, state, attempts, nextAttemptAt, queuedAt, recordId } = emails
  const rows = await db
    .select({ id, kind, state, attempts, nextAttemptAt, recordId })
    .from(emails)
    .where(inArray(recordId, ids))
    .orderBy(asc(queuedAt), asc(kind))
  return groupById(
    rows.map((email) => ({
      of: email.recordId,
      value: {
        Id: email.id,
        Kind: email.kind,
        State: email.state,
        Attempts: email.attempts,
        NextAttemptAt: email.state === 'queued' ? email.nextAttemptAt : null,
      },
    })),
  )
}

type Reply = typeof enquiryReplies.$inferSelect

async function readReplies(db: Database, ids: string[]): Grouped<Reply> {
  const rows = await db
    .select()
    .from(enquiryReplies)
    .where(inArray(enquiryReplies.enquiryId, ids))
    .orderBy(asc(enquiryReplies.sentAt), asc(enquiryReplies.id))
  return groupById(rows.map((reply) => ({ of: reply.enquiryId, value: reply })))
}

/** An e-mail that was deleted while it waited, with its enquiry, was never sent. */
function withDelivery(reply: Reply, ownEmails: readonly Email[]): Fields {
  const email = ownEmails.find(({ Id }) => Id === reply.emailId)
  const { id: Id, subject: Subject, text: Text, staffName: StaffName, sentAt: SentAt } = reply
  const ended = reply.state === 'queued' ? 'failed' : reply.state
  const Letter = email ?? { Id: null, Kind: REPLY, State: ended, Attempts: 0, NextAttemptAt: null }
  return { Id, Subject, Text, StaffName, SentAt, Letter }
}

async function readOthers(
  db: Database,
  ids: string[],
  replies: ReadonlyMap<string, readonly Reply[]>,
): Promise<Map<string, Fields>> {
  const { id, fields, assigneeId, state, receivedAt } = enquiries
  const rows = await db
    .select({ id, fields, assigneeId, state, receivedAt })
    .from(enquiries)
    .where(inArray(id, ids))
  const shown = rows.map((row) => ({ ...row, images: imagesOf(row.fields) }))
  const facts = await listPictureFacts(
    db,
    shown.flatMap(({ images }) => images),
  )
  const names = await nameColleagues(
    db,
    rows.flatMap((row) => row.assigneeId ?? []),
  )
  return new Map(
    shown.map((row) => [
      row.id,
      {
        AssigneeName: (row.assigneeId && names.get(row.assigneeId)) || null,
        Thumbs: row.images.flatMap((image) => facts.get(image)?.thumb ?? []),
        Turn: turnOf(row.state, row.receivedAt, replies.get(row.id)?.at(-1)?.sentAt),
      },
    ]),
  )
}

function imagesOf(fields: unknown): number[] {
  const { images } = AboutImages.safeParse(fields).data ?? { images: [] }
  return images.slice(0, MOST_THUMBS).map((image) => image.id)
}
