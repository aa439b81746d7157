import { Box, Typography } from '@mui/material'
import { useGetOne, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useMoment } from '#admin/parts/agency-time.ts'
import { Section } from '#admin/parts/section.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { Delivery } from '#admin/resources/inbox/emails.tsx'
import { MINUTE_MS } from '#platform/durations.ts'

const DELIVERY_READ_EVERY_MS = 2_000
/** An e-mail that still waits after this time is tried again much later. */
const DELIVERY_WATCHED_MS = MINUTE_MS

export function Replies() {
  const record = useRecordContext()
  const translate = useTranslate()
  const inWords = useMoment()
  const replies = repliesOf(record)
  useDeliveries(replies)
  if (replies.length === 0) return null
  return (
    <Section title="inbox.replies">
      {replies.map((reply) => (
        <Box key={String(reply.Id)} component="article" sx={{ marginBottom: 3 }}>
          <Typography variant="h3">{String(reply.Subject)}</Typography>
          <Typography variant="caption" color="text.secondary">
            {translate('inbox.replied', { name: reply.StaffName, when: inWords(reply.SentAt) })}
          </Typography>
          <Box lang={String(record?.Language)} sx={TEXT}>
            {String(reply.Text)}
          </Box>
          {isFields(reply.Letter) && <Delivery email={reply.Letter} />}
        </Box>
      ))}
    </Section>
  )
}

export function repliesOf(record: Record<string, unknown> | undefined): Record<string, unknown>[] {
  const replies: unknown[] = Array.isArray(record?.Replies) ? record.Replies : []
  return replies.filter(isFields)
}

function useDeliveries(replies: readonly Record<string, unknown>[]): void {
  const record = useRecordContext()
  const isWaiting = replies.some(
    ({ Letter, SentAt }) =>
      isFields(Letter) &&
      Letter.State === 'queued' &&
      Date.now() - Date.parse(String(SentAt)) < DELIVERY_WATCHED_MS,
  )
  useGetOne(
    useResourceContext() ?? '',
    { id: record?.id },
    { enabled: record !== undefined && isWaiting, refetchInterval: isWaiting && DELIVERY_READ_EVERY_MS },
  )
}

const TEXT = { marginBlock: 1, maxWidth: '44rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }
