import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { type Inbox, useInbox } from '#admin/resources/inbox/use-inbox.ts'
import { REPLY_LIMITS } from '#domain/enquiries/replies/compose-reply.ts'
import type { Language } from '#platform/i18n/language.ts'

type Signature = Inbox['Signature']

/** What ends the own replies; changed where it is used. */
export function OwnSignature({ language }: { language: Language }) {
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
    const asked = await askStaff('/inbox/signature', z.null(), request)
    if (asked.outcome === 'refused') return notify(asked.sentence, { type: 'error' })
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
