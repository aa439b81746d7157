import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { BooleanInput, CheckboxGroupInput, Form, TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { EVENT_KINDS, type ListedWebhook, ToldSecret } from '#domain/webhooks/webhooks-model.ts'
import { useProgramMessages, useSend } from './use-programs.ts'

export type ShownSecret = { name: string; secret: string }
type WebhookDialogProps = {
  webhook: ListedWebhook | null
  show: (secret: ShownSecret) => void
  close: () => void
}

const NEW = { Name: '', Url: '', Events: [], Active: true }

export function WebhookDialog({ webhook, show, close }: WebhookDialogProps) {
  const texts = useProgramMessages()
  const send = useSend()
  const title = useId()
  const [wrong, setWrong] = useState('')

  async function save({ Name, Url, Events, Active }: FieldValues): Promise<void> {
    const body = { Name, Url, Events, Active }
    setWrong('')
    const answer = webhook
      ? await send({ method: 'PUT', path: `/webhooks/${webhook.Id}`, body }, z.null(), texts.saved, setWrong)
      : await send({ method: 'POST', path: '/webhooks', body }, ToldSecret, texts.saved, setWrong)
    if (answer === 'refused') return
    close()
    if (answer) show({ name: String(Name), secret: answer.Secret })
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <Form defaultValues={webhook ?? NEW} onSubmit={save} noValidate>
        <DialogTitle id={title}>{webhook ? texts.edit : texts.add}</DialogTitle>
        <DialogContent>
          {wrong && (
            <Alert severity="error">{wrong === texts.problem_missing ? texts.problem_webhook : wrong}</Alert>
          )}
          <TextInput source="Name" label={texts.name} helperText={false} autoFocus autoComplete="off" />
          <TextInput
            source="Url"
            type="url"
            label={texts.url}
            helperText={texts.url_hint}
            autoComplete="off"
          />
          <CheckboxGroupInput
            source="Events"
            label={texts.tells}
            choices={EVENT_KINDS.map((id) => ({ id, name: texts.events[id] }))}
            row={false}
            translateChoice={false}
            helperText={false}
          />
          {webhook && <BooleanInput source="Active" label={texts.active} helperText={false} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button type="submit" variant="contained">
            {texts.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
