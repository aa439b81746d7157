import { Box, Typography } from '@mui/material'
import { z } from 'zod'
import { useStaffQuery } from '#admin/api/use-staff-query.ts'
import { useMoment } from '#admin/parts/agency-time.ts'
import { StepButton } from '#admin/parts/step-button.tsx'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { DeliveryList, type ListedAttempt } from '#domain/webhooks/webhooks-model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { LIST } from './program-page.tsx'
import { type ProgramMessages, useProgramMessages, useSend } from './use-programs.ts'

/** A delivery under way succeeds or fails within seconds. */
const READ_AGAIN_MS = 2_000

export function WebhookLog({ path, name }: { path: string; name: string }) {
  const texts = useProgramMessages()
  const inWords = useMoment()
  const send = useSend()
  const {
    data: list,
    error,
    refetch,
  } = useStaffQuery(path, DeliveryList, {
    refetchInterval: READ_AGAIN_MS,
  })
  if (!list) return error && <LoadFailed error={error} retry={() => void refetch()} />
  const events = { ...texts.events, 'webhook.test': texts.test_event }
  return (
    <Box component="ol" sx={{ ...LIST, paddingBlockStart: 2 }} aria-label={fill(texts.log_of, { name })}>
      {list.data.length === 0 && <Typography component="li">{texts.nothing_sent}</Typography>}
      {list.data.map(({ Id, Kind, State, QueuedAt, NextAttemptAt, Attempts }) => (
        <Box component="li" key={Id} sx={{ paddingBlock: 1, overflowWrap: 'anywhere' }}>
          <Typography>{[events[Kind], inWords(QueuedAt), texts.states[State]].join(' · ')}</Typography>
          {Attempts.map((attempt) => (
            <Typography key={attempt.At} variant="body2" color="text.secondary">
              {[inWords(attempt.At), resultOf(texts, attempt), attempt.Answer].filter(Boolean).join(' · ')}
            </Typography>
          ))}
          {NextAttemptAt && Attempts.length > 0 && (
            <Typography variant="body2">{fill(texts.next, { when: inWords(NextAttemptAt) })}</Typography>
          )}
          {State !== 'queued' && (
            <StepButton
              text={texts.resend}
              name={`${texts.resend}: ${events[Kind]}, ${inWords(QueuedAt)}`}
              run={() => void send({ method: 'POST', path: `${path}/${Id}/resend` }, z.null())}
            />
          )}
        </Box>
      ))}
    </Box>
  )
}

function resultOf(texts: ProgramMessages, { Status, Reason, Milliseconds }: ListedAttempt): string {
  const reasons: Readonly<Record<string, string>> = texts.reasons
  const result =
    Status === null ? (reasons[Reason ?? ''] ?? Reason ?? '') : fill(texts.answered, { status: Status })
  return `${result} (${Milliseconds} ms)`
}
