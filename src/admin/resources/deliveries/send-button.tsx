import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useLanguage } from '#admin/messages/use-language.ts'
import { Modal } from '#admin/parts/modal.tsx'
import { lastDayInWords } from '#site/dates.ts'
import { type Delivery, isReady, useDeliveryCall, useDeliveryMessages } from './delivery-record.ts'

type SendButtonProps = { delivery: Delivery; hasUnsetPassword: boolean }

/** It is disabled, with the reason beside it, until what would go out is what the form shows. */
export function SendButton({ delivery, hasUnsetPassword }: SendButtonProps) {
  const { t } = useDeliveryMessages()
  const [isOpen, setOpen] = useState(false)
  const reasonId = useId()
  const { isDirty } = useFormState()
  const reason = findReason(delivery, isDirty, hasUnsetPassword)
  return (
    <>
      <Button
        variant="contained"
        disabled={reason !== null}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => setOpen(true)}
      >
        {t(delivery.SentAt ? 'send_again' : 'send')}
      </Button>
      {reason && (
        <Typography id={reasonId} color="text.secondary" sx={{ flex: '1 1 240px' }}>
          {t(reason)}
        </Typography>
      )}
      {isOpen && <SendDialog delivery={delivery} close={() => setOpen(false)} />}
    </>
  )
}

function findReason({ Files, EndsAt }: Delivery, isDirty: boolean, hasUnsetPassword: boolean) {
  if (isDirty) return 'wait_save'
  if (hasUnsetPassword) return 'wait_password'
  if (new Date(EndsAt) <= new Date()) return 'wait_over'
  return Files.some(isReady) ? null : 'wait_file'
}

const REFUSALS = {
  stale: 'not_sent_stale',
  just_sent: 'not_sent_just_sent',
  no_files: 'not_sent_no_files',
  ended: 'not_sent_ended',
} as const

function SendDialog({ delivery, close }: { delivery: Delivery; close: () => void }) {
  const { t } = useDeliveryMessages()
  const refresh = useRefresh()
  const call = useDeliveryCall(delivery.Id)
  const [isSending, setSending] = useState(false)
  // Somebody may have changed or sent it since it was loaded.
  useEffect(() => refresh(), [refresh])

  async function send(): Promise<void> {
    setSending(true)
    const { Revision: revision, SentAt } = delivery
    // A second window that shows the same asks with the same key, and sends nothing more.
    const sending = { method: 'POST', path: 'send', revision, key: SentAt ?? 'never' } as const
    const isSent = await call(sending, { done: t('link_sent'), refusals: sentencesOf(t) })
    setSending(false)
    if (isSent) close()
  }

  return (
    <Modal
      title={t('send_title')}
      width="sm"
      close={close}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button variant="contained" disabled={isSending} onClick={() => void send()}>
            {t('send_now')}
          </Button>
        </>
      }
    >
      <LastSending delivery={delivery} />
      <WhatIsSent delivery={delivery} />
    </Modal>
  )
}

function sentencesOf(t: ReturnType<typeof useDeliveryMessages>['t']): Record<string, string> {
  return Object.fromEntries(Object.entries(REFUSALS).map(([code, key]) => [code, t(key)]))
}

export function LastSending({ delivery: { SentAt, SentTo } }: { delivery: Delivery }) {
  const { t, moment } = useDeliveryMessages()
  if (!SentAt) return null
  const at = moment(SentAt)
  return (
    <Alert severity="info" sx={{ marginBottom: 2 }}>
      {SentTo ? t('sent_to', { at, to: SentTo }) : t('sent_elsewhere', { at })}
    </Alert>
  )
}

const TERM = { color: 'text.secondary', fontSize: '0.875rem' }
const TEXT = { margin: 0, marginBottom: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }

function WhatIsSent({ delivery }: { delivery: Delivery }) {
  const { t, size } = useDeliveryMessages()
  const [language] = useLanguage()
  const { Files, HasPassword, Message, RecipientName, RecipientEmail, Title, EndsAt } = delivery
  const whole = Files.filter(isReady)
  const missing = Files.filter((file) => !file.Removed && !isReady(file)).length
  const bytes = size(whole.reduce((sum, { Bytes }) => sum + Bytes, 0))
  const files = t(whole.length === 1 ? 'send_one' : 'send_many', { count: whole.length, size: bytes })
  const facts = [
    [t('send_to'), `${RecipientName}, ${RecipientEmail}`],
    [t('send_named'), Title],
    [t('send_files'), files],
    [t('send_until'), lastDayInWords(new Date(EndsAt), language)],
    [t('send_password'), t(HasPassword ? 'send_password_own' : 'send_password_none')],
    [t('send_message'), Message || t('send_no_message')],
  ]
  return (
    <>
      <Box component="dl" sx={{ margin: 0 }}>
        {facts.map(([term, text]) => (
          <div key={term}>
            <Box component="dt" sx={TERM}>
              {term}
            </Box>
            <Box component="dd" sx={TEXT}>
              {text}
            </Box>
          </div>
        ))}
      </Box>
      {missing > 0 && (
        <Alert severity="warning">
          {t(missing === 1 ? 'send_missing_one' : 'send_missing', { count: missing })}
        </Alert>
      )}
    </>
  )
}
