import { Alert, Box, Button, Link, MenuItem, TextField, Typography } from '@mui/material'
import pLimit from 'p-limit'
import { useState } from 'react'
import { type RaRecord, useGetList, useGetMany, useListContext, useRefresh, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { Modal } from '#admin/parts/modal.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { draftRefusals, type Refusal } from '#domain/enquiries/replies/compose-reply.ts'
import { fill } from '#platform/i18n/fill.ts'
import { useApplicationMessages } from './application-messages.ts'

const ALL = { pagination: { page: 1, perPage: 200 }, sort: { field: 'Name', order: 'ASC' } } as const
const SENT_AT_ONCE = 4

/** Belongs among the actions of a list of applications with ticks. */
export function RefuseMany() {
  const { selectedIds } = useListContext()
  const texts = useApplicationMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.refuse}</Button>
      {isOpen && <RefuseDialog ids={selectedIds} onClose={() => setOpen(false)} />}
    </>
  )
}

function RefuseDialog({ ids, onClose }: { ids: readonly RaRecord['id'][]; onClose: () => void }) {
  const texts = useApplicationMessages()
  const translate = useTranslate()
  const refresh = useRefresh()
  const { onUnselectItems } = useListContext()
  const { data: templates = [] } = useGetList('reply-templates', ALL)
  const { data: applications = [] } = useGetMany('applications', { ids: [...ids] })
  const [chosen, setChosen] = useState('')
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const open = refusals.filter(({ id, reply, left }) => {
    return reply.Text !== '' && left.length === 0 && outcomes[id] !== texts.refuse_queued
  })

  function choose(id: string) {
    const template = templates.find((one) => String(one.id) === id)
    setChosen(id)
    setOutcomes({})
    if (template)
      setRefusals(
        draftRefusals(
          { TextDe: String(template.TextDe), TextEn: String(template.TextEn) },
          applications.filter((one) => one && one.State !== 'declined').map(toApplicant),
        ),
      )
  }

  async function send() {
    setBusy(true)
    const limit = pLimit(SENT_AT_ONCE)
    await Promise.all(
      open.map(({ id, reply }) =>
        limit(async () => {
          const request = jsonRequest({ method: 'POST', body: reply })
          const result = await askStaff(`/applications/${id}/replies`, z.null(), request)
          const by = result.outcome === 'refused' && isFields(result.body) ? String(result.body.by) : ''
          const isMeanwhile = result.outcome === 'refused' && result.code === 'answered_meanwhile'
          const failed = isMeanwhile ? fill(texts.refuse_meanwhile, { name: by }) : texts.refuse_failed
          const said = result.outcome === 'answered' ? texts.refuse_queued : failed
          setOutcomes((before) => ({ ...before, [id]: said }))
        }),
      ),
    )
    setBusy(false)
    refresh()
  }

  function close() {
    if (Object.keys(outcomes).length > 0) onUnselectItems()
    onClose()
  }

  return (
    <Modal
      title={fill(texts.refuse_title, { count: refusals.length || ids.length })}
      lead={texts.refuse_lead}
      width="sm"
      close={close}
      actions={
        <>
          <Button onClick={close}>{translate('ra.action.close')}</Button>
          <Button variant="contained" disabled={isBusy || open.length === 0} onClick={() => void send()}>
            {fill(texts.refuse_send, { count: open.length })}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'end', marginBlock: 1 }}>
        {templates.length === 0 ? (
          texts.refuse_no_templates
        ) : (
          <TextField
            select
            fullWidth
            label={texts.refuse_template}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
          >
            {templates.map(({ id, Name }) => (
              <MenuItem key={id} value={String(id)}>
                {String(Name)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Link component={RouterLink} to="/reply-templates">
          {texts.refuse_to_templates}
        </Link>
      </Box>
      {refusals.map((refusal) => (
        <Preview key={refusal.id} refusal={refusal} outcome={outcomes[refusal.id]} />
      ))}
    </Modal>
  )
}

function Preview({ refusal, outcome }: { refusal: Refusal; outcome: string | undefined }) {
  const texts = useApplicationMessages()
  const { name, language, reply, left } = refusal
  const missing =
    reply.Text === '' ? texts.refuse_no_text : fill(texts.refuse_left, { list: left.join(', ') })
  const isWhole = reply.Text !== '' && left.length === 0
  return (
    <Box component="section" aria-label={name} sx={{ marginBlock: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="h3">
        {name} ({texts[`language_${language}`]})
      </Typography>
      <Box lang={language} sx={{ whiteSpace: 'pre-wrap' }}>
        {`${reply.Subject}\n\n${reply.Text}`}
      </Box>
      {!isWhole && <Alert severity="warning">{missing}</Alert>}
      {outcome && (
        <Alert severity={outcome === texts.refuse_queued ? 'success' : 'error'} role="status">
          {outcome}
        </Alert>
      )}
    </Box>
  )
}

function toApplicant({ Id, Language, Fields, Replies }: Record<string, unknown>) {
  return {
    id: String(Id),
    name: String(isFields(Fields) ? Fields.name : ''),
    language: Language === 'en' ? ('en' as const) : ('de' as const),
    replies: Array.isArray(Replies) ? Replies.length : 0,
  }
}
