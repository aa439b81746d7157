import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { z } from 'zod'
import { StepButton } from '#admin/parts/step-button.tsx'
import { type ListedWebhook, ToldSecret, WebhookList } from '#domain/webhooks/webhooks-model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { LIST, ProgramPage, ProgramRow } from './program-page.tsx'
import { ShowOnce } from './show-once.tsx'
import { useProgramMessages, useSend } from './use-programs.ts'
import { type ShownSecret, WebhookDialog } from './webhook-dialog.tsx'
import { WebhookLog } from './webhook-log.tsx'

export function WebhooksPage() {
  const texts = useProgramMessages()
  const [edited, setEdited] = useState<ListedWebhook | 'new' | null>(null)
  const [shown, setShown] = useState<ShownSecret | null>(null)
  return (
    <ProgramPage title={texts.webhooks} lead={texts.webhooks_lead} path="/webhooks" schema={WebhookList}>
      {({ data }) => (
        <>
          <Box>
            <Button variant="contained" onClick={() => setEdited('new')}>
              {texts.add}
            </Button>
          </Box>
          <Box component="ul" sx={LIST} aria-label={texts.webhooks}>
            {data.map((webhook) => (
              <WebhookRow
                key={webhook.Id}
                webhook={webhook}
                edit={() => setEdited(webhook)}
                show={setShown}
              />
            ))}
          </Box>
          {edited && (
            <WebhookDialog
              webhook={edited === 'new' ? null : edited}
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
        </>
      )}
    </ProgramPage>
  )
}

type WebhookRowProps = { webhook: ListedWebhook; edit: () => void; show: (secret: ShownSecret) => void }

function WebhookRow({ webhook, edit, show }: WebhookRowProps) {
  const { Id, Name, Url, Events, Active, Waiting, Failed } = webhook
  const texts = useProgramMessages()
  const send = useSend()
  const [isLogShown, setLogShown] = useState(false)
  const path = `/webhooks/${Id}`

  async function renew(): Promise<void> {
    const renewed = await send({ method: 'POST', path: `${path}/secret` }, ToldSecret)
    if (renewed !== 'refused') show({ name: Name, secret: renewed.Secret })
  }

  const test = () => {
    setLogShown(true)
    void send({ method: 'POST', path: `${path}/test` }, z.null(), fill(texts.tested, { name: Name }))
  }
  const remove = () => void send({ method: 'DELETE', path }, z.null(), fill(texts.removed, { name: Name }))
  const facts = [
    Url,
    Events.map((event) => texts.events[event]).join(', '),
    fill(Active ? texts.counts : texts.switched_off, { waiting: Waiting, failed: Failed }),
  ]
  const steps = [
    { text: texts.edit, run: edit },
    { text: texts.test, run: test },
    { text: texts.log, isExpanded: isLogShown, run: () => setLogShown(!isLogShown) },
    { text: texts.renew, ask: texts.renew_ask, run: () => void renew() },
    { text: texts.remove, ask: texts.remove_ask, isFinal: true, run: remove },
  ]
  return (
    <ProgramRow
      name={Name}
      facts={facts}
      below={isLogShown && <WebhookLog path={`${path}/deliveries`} name={Name} />}
    >
      {steps.map((step) => (
        <StepButton key={step.text} name={fill(texts.step_of, { step: step.text, name: Name })} {...step} />
      ))}
    </ProgramRow>
  )
}
