import { Alert, Box, Button, Typography } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { Title, useLocale, useNotify } from 'react-admin'
import { z } from 'zod'
import { useMay } from '#admin/account/current-role.ts'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { StepButton } from '#admin/parts/step-button.tsx'
import { HEALTH_STATES } from '#domain/health/health-model.ts'
import german from '#messages/staff-health.de.json' with { type: 'json' }
import english from '#messages/staff-health.en.json' with { type: 'json' }
import { findMessage } from '#platform/i18n/fill.ts'
import { sizeInWords } from '#platform/i18n/size-in-words.ts'

type Values = Readonly<Record<string, string | number>>

function useHealthMessages() {
  const texts: Record<string, string> = useLocale() === 'de' ? german : english
  return (key: string, values?: Values) => findMessage(texts, key, values)
}

function toText(values: Values, locale: string): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'bytes') return [name, sizeInWords(Number(value), locale)]
      if (name === 'at') return [name, new Date(value).toLocaleString(locale)]
      return [name, value]
    }),
  )
}

const Health = z.object({
  data: z.array(
    z.object({
      Name: z.string(),
      State: z.enum(HEALTH_STATES),
      Key: z.string(),
      Values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})
type Part = z.infer<typeof Health>['data'][number]

const COLOURS = { ok: 'success', warn: 'warning', bad: 'error' } as const

export function HealthPage() {
  const t = useHealthMessages()
  const [parts, setParts] = useState<readonly Part[] | 'unreachable'>([])
  const read = () =>
    void askStaff('/health', Health).then((response) =>
      setParts(response.outcome === 'answered' ? response.answer.data : 'unreachable'),
    )
  useEffect(read, [])
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 3 }}>
      <Title title="health.title" />
      <Typography sx={{ maxWidth: '44rem' }}>{t('lead')}</Typography>
      <Box>
        <Button variant="outlined" onClick={read}>
          {t('look_again')}
        </Button>
      </Box>
      {parts === 'unreachable' ? (
        <Alert severity="error">{t('unreachable')}</Alert>
      ) : (
        parts.map((part) => (
          <Row key={part.Name} part={part}>
            {part.Key === 'held' && <ReleaseButton onReleased={read} />}
            {part.Name === 'mail' && <TestEmailButton />}
          </Row>
        ))
      )}
    </Box>
  )
}

function ReleaseButton({ onReleased }: { onReleased: () => void }) {
  const t = useHealthMessages()
  const notify = useNotify()
  if (!useMay('owner')) return null
  const release = async () => {
    const request = jsonRequest({ method: 'POST' })
    const response = await askStaff('/outgoing/release', z.null(), request)
    if (response.outcome === 'refused') notify(response.sentence, { type: 'error' })
    onReleased()
  }
  return (
    <StepButton
      text={t('release')}
      name={t('release')}
      ask={t('release_ask')}
      isFinal
      run={() => void release()}
    />
  )
}

const Sent = z.object({ To: z.string() })

function TestEmailButton() {
  const t = useHealthMessages()
  const notify = useNotify()
  if (!useMay('owner')) return null
  const send = async () => {
    const response = await askStaff('/test-email', Sent, jsonRequest({ method: 'POST' }))
    if (response.outcome === 'refused') notify(response.sentence, { type: 'error' })
    else notify(t('test_sent', { to: response.answer.To }))
  }
  const text = t('send_test')
  return (
    <Box sx={{ paddingTop: 1 }}>
      <StepButton text={text} name={text} run={() => void send()} />
    </Box>
  )
}

function Row({ part: { Name, State, Key, Values }, children }: { part: Part; children?: ReactNode }) {
  const t = useHealthMessages()
  const locale = useLocale()
  const sentence = Key === 'unknown' ? 'unknown' : `${Name}_${Key}`
  return (
    <Alert severity={COLOURS[State]} icon={false} variant="outlined">
      <Typography variant="h3" component="h2">
        {t(Name)}: {t(`state_${State}`)}
      </Typography>
      {t(sentence, toText(Values, locale))}
      {children}
    </Alert>
  )
}
