import { Box, Button, Typography } from '@mui/material'
import { useEffect } from 'react'
import { z } from 'zod'
import { useMoment } from '#admin/parts/inputs/when.ts'
import { DELIVERY_STATES } from '#domain/webhooks/model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { LIST, StepButton } from './program-page.tsx'
import { type ProgramMessages, useProgramList, useProgramMessages } from './use-programs.ts'

const Attempt = z.object({
  At: z.string(),
  Status: z.number().nullable(),
  Reason: z.string().nullable(),
  Answer: z.string(),
  Milliseconds: z.number(),
})
const Deliveries = z.object({
  data: z.array(
    z.object({
      Id: z.string(),
      Kind: z.string(),
      State: z.enum(DELIVERY_STATES),
      QueuedAt: z.string(),
      NextAttemptAt: z.string().nullable(),
      Attempts: z.array(Attempt),
    }),
  ),
})

/** What is on its way comes or fails within seconds. */
const READ_AGAIN_MS = 2_000

/** What a webhook was sent, each with its attempts. */
export function WebhookLog({ path, name }: { path: string; name: string }) {
  const texts = useProgramMessages()
  const inWords = useMoment()
  const { list, read, change } = useProgramList(path, Deliveries)
  useEffect(() => {
    const timer = setInterval(() => void read(), READ_AGAIN_MS)
    return () => clearInterval(timer)
  }, [read])
  if (list === null) return null
  if (list === 'failed') return <Button onClick={() => void read()}>{texts.retry}</Button>
  return (
    <Box component="ol" sx={{ ...LIST, paddingBlockStart: 2 }} aria-label={fill(texts.log_of, { name })}>
      {list.data.length === 0 && <Typography component="li">{texts.nothing_sent}</Typography>}
      {list.data.map(({ Id, Kind, State, QueuedAt, NextAttemptAt, Attempts }) => (
        <Box component="li" key={Id} sx={{ paddingBlock: 1, overflowWrap: 'anywhere' }}>
          <Typography>
            {[eventName(texts, Kind), inWords(QueuedAt), texts.states[State]].join(' · ')}
          </Typography>
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
              name={`${texts.resend}: ${eventName(texts, Kind)}, ${inWords(QueuedAt)}`}
              run={() => void change({ method: 'POST', path: `${path}/${Id}/resend` }, '')}
            />
          )}
        </Box>
      ))}
    </Box>
  )
}

function eventName({ events, test_event }: ProgramMessages, kind: string): string {
  const names: Readonly<Record<string, string>> = events
  return names[kind] ?? test_event
}

function resultOf(texts: ProgramMessages, { Status, Reason, Milliseconds }: z.infer<typeof Attempt>): string {
  const reasons: Readonly<Record<string, string>> = texts.reasons
  const result =
    Status === null ? (reasons[Reason ?? ''] ?? Reason ?? '') : fill(texts.answered, { status: Status })
  return `${result} (${Milliseconds} ms)`
}
