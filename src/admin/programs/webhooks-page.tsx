import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { type ListedWebhook, Secret, type ShownSecret, Webhooks } from './listed-webhooks.ts'
import { LIST, ProgramPage, ProgramRow, StepButton } from './program-page.tsx'
import { ShowOnce } from './show-once.tsx'
import { isRefused, type Sending, useProgramList, useProgramMessages } from './use-programs.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookLog } from './webhook-log.tsx'

/** The programs that are told of what happens here. */
export function WebhooksPage() {
  const texts = useProgramMessages()
  const { list, said, read, ...sending } = useProgramList('/webhooks', Webhooks)
  const [edited, setEdited] = useState<ListedWebhook | 'new' | null>(null)
  const [shown, setShown] = useState<ShownSecret | null>(null)
  const state = list === null ? 'loading' : list === 'failed' ? 'failed' : 'there'
  return (
    <ProgramPage
      title={texts.webhooks}
      lead={texts.webhooks_lead}
      said={said}
      state={state}
      retry={() => void read()}
    >
      <Box>
        <Button variant="contained" onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </Box>
      <Box component="ul" sx={LIST} aria-label={texts.webhooks}>
        {list !== null &&
          list !== 'failed' &&
          list.data.map((webhook) => (
            <WebhookRow
              key={webhook.Id}
              webhook={webhook}
              edit={() => setEdited(webhook)}
              show={setShown}
              {...sending}
            />
          ))}
      </Box>
      {edited && (
        <WebhookDialog
          webhook={edited === 'new' ? null : edited}
          send={sending.send}
          show={setShown}
          close={() => setEdited(null)}
        />
      )}
      {shown && (
        <ShowOnce
          title={fill(texts.secret_title, { name: shown.name })}
          hint={texts.secret_hint}
          label={texts.secret}
          value={shown.secret}
          texts={texts}
          close={() => setShown(null)}
        />
      )}
    </ProgramPage>
  )
}

type WebhookRowProps = Sending & {
  webhook: ListedWebhook
  edit: () => void
  show: (secret: ShownSecret) => void
}

function WebhookRow({ webhook, edit, show, send, change }: WebhookRowProps) {
  const texts = useProgramMessages()
  const { Id, Name, Url, Events, Active, Waiting, Failed } = webhook
  const [isLogShown, setLogShown] = useState(false)
  const path = `/webhooks/${Id}`
  const named = (text: string) => fill(texts.step_of, { step: text, name: Name })

  async function renew(): Promise<void> {
    const renewed = await send({ method: 'POST', path: `${path}/secret` }, Secret)
    if (!isRefused(renewed)) show({ name: Name, secret: renewed.Secret })
  }

  const facts = [
    Url,
    Events.map((event) => texts.events[event]).join(', '),
    fill(Active ? texts.counts : texts.switched_off, { waiting: Waiting, failed: Failed }),
  ]
  const steps = [
    { text: texts.edit, run: edit },
    {
      text: texts.test,
      run: () => {
        setLogShown(true)
        void change({ method: 'POST', path: `${path}/test` }, fill(texts.tested, { name: Name }))
      },
    },
    { text: texts.log, isExpanded: isLogShown, run: () => setLogShown(!isLogShown) },
    { text: texts.renew, ask: texts.renew_ask, run: () => void renew() },
    {
      text: texts.remove,
      ask: texts.remove_ask,
      isFinal: true,
      run: () => void change({ method: 'DELETE', path }, fill(texts.removed, { name: Name })),
    },
  ]
  return (
    <ProgramRow
      name={Name}
      facts={facts}
      below={isLogShown && <WebhookLog path={`${path}/deliveries`} name={Name} />}
    >
      {steps.map((step) => (
        <StepButton key={step.text} name={named(step.text)} {...step} />
      ))}
    </ProgramRow>
  )
}
