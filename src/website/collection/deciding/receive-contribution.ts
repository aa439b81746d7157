import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Lead } from '#domain/collection/deciding/change-round.server.ts'
import type { Contributing } from '#domain/collection/deciding/contribute.server.ts'
import { type DecidingKey, ROUND_REFUSALS } from '#domain/collection/deciding/deciding-messages.ts'
import { type DigestState, LONGEST_NAME, type RoundState } from '#domain/collection/deciding/round-model.ts'
import { DAY_MS } from '#platform/durations.ts'
import { readFields } from '#platform/http/form-fields.ts'
import { cleanLine } from '#platform/i18n/clean-text.ts'
import {
  CONFIRM_PARAMETER,
  END_PARAMETER,
  NAME_PARAMETER,
  ORDER_PARAMETER,
  opinionsId,
  roundAddress,
  TOLD_PARAMETER,
} from '#site/deciding-paths.ts'
import { READER_COOKIE } from '#site/further-paths.ts'
import { site } from '#site/public-site.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { BUTTONS, type DecidingAnswer, imageOfField, NAME_FIELD, textField } from './deciding-form.ts'

const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** Accepts the form as sent without script, and redirects to the image that it is about. */
export async function receiveContribution(pageRequest: PageRequest, request: Request) {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('id') ?? ''
  const form = await readFields(request)
  const mailed = await followMail(pageRequest, id, form)
  if (mailed) return backTo(pageRequest, id, { [TOLD_PARAMETER]: mailed })
  const lead = readLead(form)
  if (lead) {
    await pageRequest.rounds.lead(id, pageRequest.rounds.secretOf(id), lead)
    return backTo(pageRequest, id, {})
  }
  const name = textOf(form, NAME_FIELD)
  const query = {
    [NAME_PARAMETER]: cleanLine(name, LONGEST_NAME),
    [ORDER_PARAMETER]: searchParams.get(ORDER_PARAMETER),
  }
  const sent = readSent(form)
  if (!sent) return backTo(pageRequest, id, query)
  const { kind, image, ...rest } = sent
  const reader = pageRequest.rounds.reader || randomUUID()
  const result = await pageRequest.rounds.contribute(id, kind, { ...rest, image, name, reader })
  if (result.outcome === 'done') return backTo(pageRequest, id, query, { part: opinionsId(image), reader })
  return refuse(result, image, { name, texts: textsOf(form) })
}

/** The links in e-mails lead to a page with a button, since programs follow links as well. */
async function followMail({ rounds }: PageRequest, id: string, form: FormData): Promise<Told | null> {
  const confirmation = form.get(BUTTONS.confirm)
  if (typeof confirmation === 'string')
    return (await rounds.confirmDigest(id, confirmation)) ? 'confirmed' : 'old'
  const end = form.get(BUTTONS.end)
  if (typeof end === 'string') return (await rounds.endDigest(id, end)) ? 'ended' : 'old'
  return null
}

function readLead(form: FormData): Lead | null {
  if (form.has(BUTTONS.close)) return { does: 'close' }
  if (form.has(BUTTONS.reopen)) return { does: 'reopen' }
  if (form.has(BUTTONS.hide)) return { does: 'hide', person: textOf(form, BUTTONS.hide) }
  if (form.has(BUTTONS.show)) return { does: 'show', person: textOf(form, BUTTONS.show) }
  const comment = textOf(form, BUTTONS.deleteComment)
  return comment ? { does: 'delete-comment', comment } : null
}

/** Null for the button that only takes over the name. */
function readSent(form: FormData) {
  const vote = form.get(BUTTONS.vote)
  if (vote !== null) return { kind: 'vote', image: Number(vote), voted: true } as const
  const unvote = form.get(BUTTONS.unvote)
  if (unvote !== null) return { kind: 'vote', image: Number(unvote), voted: false } as const
  const comment = form.get(BUTTONS.comment)
  if (comment === null) return null
  const image = Number(comment)
  return { kind: 'comment', image, text: textOf(form, textField(image)) } as const
}

function backTo(
  { language }: PageRequest,
  id: string,
  query: Readonly<Record<string, string | null>>,
  { part = '', reader = '' } = {},
): Response {
  const address = roundAddress(language, id, query)
  const headers = new Headers(PRIVATE)
  if (reader) headers.set('Set-Cookie', readerCookie(reader))
  return redirect(part ? `${address}#${part}` : address, { status: 303, headers })
}

function readerCookie(reader: string): string {
  const seconds = (site.sharedCollectionDays * DAY_MS) / 1_000
  return `${READER_COOKIE}=${reader}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`
}

function refuse(
  result: Exclude<Contributing, { outcome: 'done' }>,
  image: number,
  typed: DecidingAnswer['typed'],
) {
  if (result.outcome === 'too-many') {
    const headers = { ...PRIVATE, 'Retry-After': String(result.retryAfterSeconds) }
    const answer: DecidingAnswer = { says: 'deciding_too_many', imageId: image, typed }
    return data(answer, { status: 429, headers })
  }
  if (result.outcome === 'invalid') {
    const { name, text } = result.errors
    const says: DecidingKey = name ?? text ?? 'deciding_malformed'
    const answer: DecidingAnswer = { says, imageId: name ? null : image, typed }
    return data(answer, { status: 422, headers: PRIVATE })
  }
  const { says, status } = ROUND_REFUSALS[result.outcome]
  const answer: DecidingAnswer = { says, imageId: image, typed }
  return data(answer, { status, headers: PRIVATE })
}

function textsOf(form: FormData): Record<number, string> {
  const texts = [...form].flatMap(([field, value]): [number, string][] => {
    const imageId = imageOfField(field)
    return imageId === null || typeof value !== 'string' ? [] : [[imageId, value]]
  })
  return Object.fromEntries(texts)
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

const TOLD = ['confirmed', 'ended', 'old'] as const
type Told = (typeof TOLD)[number]

export type RoundView = {
  state: RoundState
  /** The owner's, in the owner's browser; empty for readers. */
  secret: string
  /** Null for readers. */
  digest: DigestState | null
  name: string
  /** The reader, as far as the server knows; empty for others. */
  person: string
  mail: { does: 'confirm' | 'end'; token: string } | null
  told: Told | null
}

/** Null where nobody opened a round about the collection. */
export async function loadRound(
  { rounds }: Pick<PageRequest, 'rounds'>,
  address: string,
  id: string,
): Promise<RoundView | null> {
  const secret = rounds.secretOf(id)
  const asOwner = secret ? await rounds.find(id, secret) : null
  const isOwner = asOwner?.outcome === 'found'
  const found = isOwner ? asOwner : await rounds.find(id)
  if (found.outcome !== 'found') return null
  const { searchParams } = new URL(address)
  const confirmation = searchParams.get(CONFIRM_PARAMETER)
  const end = searchParams.get(END_PARAMETER)
  const told = searchParams.get(TOLD_PARAMETER)
  return {
    state: found.state,
    secret: isOwner ? secret : '',
    digest: found.digest,
    person: rounds.reader && rounds.personOf(id, rounds.reader),
    name: cleanLine(searchParams.get(NAME_PARAMETER) ?? '', LONGEST_NAME),
    mail: confirmation ? { does: 'confirm', token: confirmation } : end ? { does: 'end', token: end } : null,
    told: TOLD.find((one) => one === told) ?? null,
  }
}
