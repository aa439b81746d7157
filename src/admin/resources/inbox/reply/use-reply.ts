import { useRef, useState } from 'react'
import { useNotify, useRecordContext, useRefresh, useResourceContext, useTranslate } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest, type Refused } from '#admin/api/call-admin-api.ts'
import { isFields } from '#admin/records/admin-api.ts'
import { sentenceOf } from '#admin/records/field-errors.ts'
import { type EnquiryState, STATES_AFTER_REPLY } from '#domain/enquiries/enquiries-model.ts'
import { newReplyId, subjectOfReply } from '#domain/enquiries/replies/compose-reply.ts'
import { repliesOf } from './replies.tsx'
import { type Draft, type DraftPlace, findDraft, forgetDraft, keepDraft } from './reply-draft.ts'

type Errors = Readonly<Record<string, string>>

export function useReply(place: DraftPlace, onClose: () => void) {
  const record = useRecordContext()
  const resource = useResourceContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const begin = useNewDraft()
  const [draft, setDraft] = useState<Draft>(() => findDraft(place) ?? storeDraft(place, begin()))
  // A ref, so that text typed during a request is included.
  const latest = useRef(draft)
  const [errors, setErrors] = useState<Errors>({})
  const [meanwhile, setMeanwhile] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  // Replies that this page loads while somebody writes do not count as read.
  const [before] = useState(repliesOf(record).length)

  function change(changes: Partial<Draft>) {
    setErrors({})
    latest.current = storeDraft(place, { ...latest.current, ...changes })
    setDraft(latest.current)
  }

  function close() {
    if (!draft.Text) forgetDraft(place)
    onClose()
  }

  function discard() {
    forgetDraft(place)
    onClose()
  }

  function refuse({ status, code, sentence, body }: Refused) {
    if (status === 422) return setErrors(fieldErrorsIn(body))
    if (code !== 'answered_meanwhile') return notify(sentence, { type: 'error' })
    setMeanwhile(isFields(body) ? String(body.by) : '')
    // Whatever was sent under the former id, this text was not.
    change({ Id: newReplyId() })
    refresh()
  }

  async function send() {
    if (sending) return
    setSending(true)
    try {
      const body = { ...draft, Seen: meanwhile === null ? before : repliesOf(record).length }
      const path = `/${resource}/${encodeURIComponent(String(record?.id))}/replies`
      const result = await askStaff(path, z.null(), jsonRequest({ method: 'POST', body }))
      if (result.outcome === 'refused') return refuse(result)
      forgetDraft(place)
      notify('inbox.reply_queued', { type: 'success' })
      onClose()
      refresh()
    } finally {
      setSending(false)
    }
  }

  return { draft, change, send, sending, close, discard, errors, meanwhile }
}

function storeDraft(place: DraftPlace, draft: Draft): Draft {
  keepDraft(place, draft)
  return draft
}

function useNewDraft(): () => Draft {
  const record = useRecordContext()
  const kind = record?.Kind === 'application' ? 'application' : 'enquiry'
  const language = record?.Language === 'en' ? 'en' : 'de'
  return () => ({
    Id: newReplyId(),
    Subject: subjectOfReply({ id: String(record?.Id), kind, language }),
    Text: '',
    Quoted: true,
    State: stateAfter(record?.State),
  })
}

/** Keeps a state that has already been decided. */
function stateAfter(state: EnquiryState): Draft['State'] {
  return STATES_AFTER_REPLY.find((after) => after === state) ?? 'answered'
}

function fieldErrorsIn(body: unknown): Errors {
  const fields =
    isFields(body) && isFields(body.error) && isFields(body.error.fields) ? body.error.fields : {}
  return Object.fromEntries(Object.entries(fields).map(([name, error]) => [name, String(error)]))
}

export function useFieldError(errors: Errors): (name: string) => string | undefined {
  const translate = useTranslate()
  return (name) => {
    const error = errors[name]
    if (error === undefined) return undefined
    const { message, args } = sentenceOf(error)
    return translate(message, args)
  }
}
