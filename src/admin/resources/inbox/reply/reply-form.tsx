import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { type KeyboardEvent, useId } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { STATES_AFTER_REPLY } from '#domain/enquiries/model.ts'
import { listPlaceholders, REPLY_LIMITS } from '#domain/enquiries/replies/compose-reply.ts'
import { OwnSignature } from './own-signature.tsx'
import type { Draft, DraftPlace } from './reply-draft.ts'
import { TemplateChoice } from './template-choice.tsx'
import { useFieldError, useReply } from './use-reply.ts'

/** Written here, sent by the site, answered to the own mailbox. No form of its own, since it stands inside the record's. */
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
