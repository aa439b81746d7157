import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { Section } from '#admin/parts/section.tsx'
import { copyText } from '#platform/browser/copy-text.ts'
import { type Delivery, useDelivery, useDeliveryMessages } from './delivery-record.ts'

/** How the client gets in: the link, the password, the e-mail. */
export function DeliveryAccess() {
  const delivery = useDelivery()
  const { t } = useDeliveryMessages()
  return delivery && <Section title={t('access')}>{<AccessOf delivery={delivery} />}</Section>
}

function AccessOf({ delivery: { Id, HasPassword, SentAt } }: { delivery: Delivery }) {
  const { t, moment } = useDeliveryMessages()
  const translate = useTranslate()
  const refresh = useRefresh()
  const [password, setPassword] = useState('')
  const [said, setSaid] = useState('')

  async function call(method: 'POST' | 'PUT', path: string, body: unknown, done: string): Promise<void> {
    const calling = await askStaff(`/deliveries/${Id}/${path}`, z.null(), jsonRequest({ method, body }))
    setSaid(calling.outcome === 'refused' ? translate(calling.sentence) : done)
    if (calling.outcome === 'answered') refresh()
  }

  async function savePassword(): Promise<void> {
    await call('PUT', 'password', { Password: password }, t(password ? 'password_set' : 'password_removed'))
    setPassword('')
  }

  async function copyLink(): Promise<void> {
    const finding = await askStaff(`/deliveries/${Id}/link`, z.object({ Link: z.string() }))
    if (finding.outcome === 'refused') return setSaid(translate(finding.sentence))
    const { Link } = finding.answer
    setSaid((await copyText(Link)) ? t('link_copied') : Link)
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          type="password"
          autoComplete="new-password"
          label={t('password')}
          helperText={t(HasPassword ? 'has_password' : 'no_password')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button variant="outlined" onClick={() => void savePassword()}>
          {t(password || !HasPassword ? 'save_password' : 'remove_password')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => void copyLink()}>
          {t('copy_link')}
        </Button>
        <Button variant="contained" onClick={() => void call('POST', 'send', undefined, t('link_sent'))}>
          {t(SentAt ? 'send_again' : 'send')}
        </Button>
      </Box>
      {SentAt && <Typography>{t('sent_at', { at: moment(SentAt) })}</Typography>}
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {said}
      </Typography>
    </Box>
  )
}
