import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { useMoment } from '#admin/parts/agency-time.ts'
import { Section } from '#admin/parts/section.tsx'
import { isFields } from '#admin/records/admin-api.ts'

export function Emails() {
  const record = useRecordContext()
  const translate = useTranslate()
  const emails: unknown[] = Array.isArray(record?.Letters) ? record.Letters : []
  return (
    <Section title="inbox.letters">
      {emails.length === 0 && translate('inbox.no_letters')}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {emails.filter(isFields).map((email) => (
          <Email key={String(email.Id)} email={email} />
        ))}
      </Box>
    </Section>
  )
}

function Email({ email }: { email: Record<string, unknown> }) {
  const translate = useTranslate()
  return (
    <Box component="li" sx={{ marginBottom: 1 }}>
      {translate(`inbox.letter_to_${email.Kind}`, { _: String(email.Kind) })}
      <Delivery email={email} />
    </Box>
  )
}

export function Delivery({ email }: { email: Record<string, unknown> }) {
  const translate = useTranslate()
  const inWords = useMoment()
  const { retry, retrying } = useRetry(String(email.Id))
  const queued = email.State === 'queued'
  const attempts = Number(email.Attempts)
  const isUntried = queued && attempts === 0
  return (
    <>
      <Typography variant="body2" color={email.State === 'failed' ? 'error' : 'text.secondary'}>
        {translate(`inbox.letter_${isUntried ? 'waiting' : email.State}`, { smart_count: attempts })}
        {queued &&
          !isUntried &&
          `, ${translate('inbox.next_attempt', { when: inWords(email.NextAttemptAt) })}`}
      </Typography>
      {email.State === 'failed' && email.Id !== null && (
        <Button size="small" variant="outlined" disabled={retrying} onClick={retry}>
          {translate('inbox.retry')}
        </Button>
      )}
    </>
  )
}

function useRetry(id: string) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [retrying, setRetrying] = useState(false)
  async function retry() {
    setRetrying(true)
    const path = `/letters/${encodeURIComponent(id)}/retry`
    const response = await askStaff(path, z.unknown(), jsonRequest({ method: 'POST' }))
    setRetrying(false)
    if (response.outcome === 'refused') return notify(response.sentence, { type: 'error' })
    notify('inbox.retried', { type: 'success' })
    refresh()
  }
  return { retry, retrying }
}
