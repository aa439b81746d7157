import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Link,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { type KeyboardEvent, useId, useState } from 'react'
import { useGetList, useNotify, useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { isFields } from '#admin/records/admin-api.ts'
import { type Inbox, useInbox } from '#admin/resources/inbox/use-inbox.ts'
import { numberOf, STATES_AFTER_REPLY } from '#domain/enquiries/enquiries-model.ts'
import { fillTemplate, listPlaceholders, REPLY_LIMITS } from '#domain/enquiries/replies/compose-reply.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Draft, DraftPlace } from './reply-draft.ts'
import { useFieldError, useReply } from './use-reply.ts'

/** It is no form of its own, since it stands inside the record's. */
export function ReplyForm({ place, onClose }: { place: DraftPlace; onClose: () => void }) {
  const record = useRecordContext()
  const translate = useTranslate()
  const title = useId()
  const { draft, change, send, sending, close, discard, errors, meanwhile } = useReply(place, onClose)
  const left = [...listPlaceholders(draft.Subject), ...listPlaceholders(draft.Text)]
  return (
    <Box component="section" aria-labelledby={title} sx={SHEET}>
      <Typography id={title} variant="h2">
        {translate('inbox.reply_title', { name: record?.Fields?.name })}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate('inbox.reply_goes_to', { address: record?.Email })}
      </Typography>
      <TemplateChoice onInsert={(text) => change({ Text: draft.Text ? `${draft.Text}\n\n${text}` : text })} />
      <Box component="fieldset" disabled={sending} sx={FIELDS}>
        <ReplyFields draft={draft} change={change} errors={errors} />
      </Box>
      {meanwhile !== null && (
        <Alert severity="warning">{translate('inbox.reply_meanwhile', { name: meanwhile })}</Alert>
      )}
      {left.length > 0 && (
        <Alert severity="warning" role="status">
          {translate('inbox.reply_placeholders', { list: left.join(', ') })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={sending || left.length > 0} onClick={() => void send()}>
          {translate('inbox.reply_send')}
        </Button>
        <Button onClick={close}>{translate('inbox.reply_later')}</Button>
        <Button color="error" onClick={discard}>
          {translate('inbox.reply_discard')}
        </Button>
      </Box>
      <Typography variant="caption" color="text.secondary">
        {translate('inbox.reply_kept')}
      </Typography>
    </Box>
  )
}

type FieldsProps = {
  draft: Draft
  change: (changes: Partial<Draft>) => void
  errors: Readonly<Record<string, string>>
}

function ReplyFields({ draft, change, errors }: FieldsProps) {
  const record = useRecordContext()
  const translate = useTranslate()
  const errorOf = useFieldError(errors)
  const language = String(record?.Language)
  const shown = (name: string) => ({ error: errorOf(name) !== undefined, helperText: errorOf(name) })
  return (
    <>
      <TextField
        label={translate('inbox.reply_subject')}
        value={draft.Subject}
        onChange={({ target }) => change({ Subject: target.value })}
        onKeyDown={keepFromSaving}
        slotProps={{ htmlInput: { lang: language, maxLength: REPLY_LIMITS.subject } }}
        {...shown('Subject')}
      />
      <TextField
        label={translate('inbox.reply_text')}
        value={draft.Text}
        onChange={({ target }) => change({ Text: target.value })}
        multiline
        minRows={10}
        autoFocus
        slotProps={{ htmlInput: { lang: language, spellCheck: true } }}
        {...shown('Text')}
      />
      <OwnSignature language={language === 'en' ? 'en' : 'de'} />
      <FormControlLabel
        control={
          <Checkbox checked={draft.Quoted} onChange={({ target }) => change({ Quoted: target.checked })} />
        }
        label={translate('inbox.reply_quoted')}
      />
      <TextField
        select
        label={translate('inbox.reply_state')}
        value={draft.State}
        onChange={({ target }) =>
          change({ State: STATES_AFTER_REPLY.find((state) => state === target.value) ?? draft.State })
        }
        sx={{ maxWidth: 240 }}
      >
        {STATES_AFTER_REPLY.map((state) => (
          <MenuItem key={state} value={state}>
            {translate(`inbox.state_${state}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}

/** Enter in a line of a form would save the record around it. */
function keepFromSaving(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

const FIELDS = { display: 'contents', '& > *': { minWidth: 0 } }

const SHEET = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  marginTop: 3,
  padding: { xs: 2, md: 3 },
  border: 1,
  borderColor: 'divider',
}

const ALL = { pagination: { page: 1, perPage: 200 }, sort: { field: 'Name', order: 'ASC' } } as const

function TemplateChoice({ onInsert }: { onInsert: (text: string) => void }) {
  const record = useRecordContext()
  const translate = useTranslate()
  const { data = [] } = useGetList('reply-templates', ALL)
  const values = useValues()
  const field = record?.Language === 'en' ? 'TextEn' : 'TextDe'
  const usable = data.filter((template) => template[field])
  function insert(id: string) {
    const chosen = usable.find((template) => String(template.id) === id)
    if (chosen) onInsert(fillTemplate(String(chosen[field]), values))
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
      {usable.length > 0 && (
        <TextField
          select
          label={translate('inbox.reply_template')}
          value=""
          onChange={({ target }) => insert(target.value)}
          sx={{ maxWidth: 320 }}
        >
          {usable.map((template) => (
            <MenuItem key={template.id} value={String(template.id)}>
              {String(template.Name)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ fontSize: '0.875rem', paddingBottom: 1 }}>
        {usable.length === 0 && `${translate('inbox.no_templates')} `}
        <Link component={RouterLink} to="/reply-templates">
          {translate('inbox.edit_templates')}
        </Link>
      </Box>
    </Box>
  )
}

/** A project without a name is called by its kind; without either the placeholder stays and is named. */
function useValues() {
  const record = useRecordContext()
  const translate = useTranslate()
  const typed = isFields(record?.Fields) ? record.Fields : {}
  const kind = typed.project ? translate(`enquiry.enquiry_project_${typed.project}`, { _: '' }) : ''
  return {
    name: String(typed.name ?? ''),
    number: numberOf(String(record?.Id)),
    project: String(typed.projectName || kind),
  }
}

type Signature = Inbox['Signature']

function OwnSignature({ language }: { language: Language }) {
  const translate = useTranslate()
  const { inbox, reload } = useInbox()
  const [isOpen, setOpen] = useState(false)
  if (!inbox) return null
  const { Signature } = inbox
  function close() {
    setOpen(false)
    reload()
  }
  if (isOpen) return <SignatureFields signature={Signature} onClose={close} />
  return (
    <Box>
      <Typography variant="caption" component="h3">
        {translate('inbox.reply_signature')}
      </Typography>
      <Box lang={language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {language === 'en' ? Signature.TextEn : Signature.TextDe}
      </Box>
      <Button size="small" onClick={() => setOpen(true)} sx={{ marginLeft: '-16px' }}>
        {translate('inbox.change_signature')}
      </Button>
    </Box>
  )
}

function SignatureFields({ signature, onClose }: { signature: Signature; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [texts, setTexts] = useState(signature)
  async function save() {
    const request = jsonRequest({ method: 'PUT', body: texts })
    const result = await askStaff('/inbox/signature', z.null(), request)
    if (result.outcome === 'refused') return notify(result.sentence, { type: 'error' })
    notify('inbox.signature_saved', { type: 'success' })
    onClose()
  }
  return (
    <Box>
      {(['TextDe', 'TextEn'] as const).map((name) => (
        <TextField
          key={name}
          label={translate(name === 'TextDe' ? 'inbox.signature_de' : 'inbox.signature_en')}
          value={texts[name]}
          onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          multiline
          minRows={3}
          slotProps={{
            htmlInput: { lang: name === 'TextDe' ? 'de' : 'en', maxLength: REPLY_LIMITS.signature },
          }}
        />
      ))}
      <Button variant="outlined" onClick={() => void save()}>
        {translate('inbox.save_signature')}
      </Button>
      <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
    </Box>
  )
}
