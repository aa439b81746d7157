import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  Switch,
  TextField,
} from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { z } from 'zod'
import { EVENT_KINDS } from '#domain/webhooks/model.ts'
import { type ListedWebhook, Secret, type ShownSecret } from './listed-webhooks.ts'
import { isRefused, type Sending, useProgramMessages } from './use-programs.ts'

type WebhookDialogProps = Pick<Sending, 'send'> & {
  /** Null for a new one. */
  webhook: ListedWebhook | null
  show: (secret: ShownSecret) => void
  close: () => void
}

/** What a webhook is called, where it goes and what it tells. */
export function WebhookDialog({ webhook, send, show, close }: WebhookDialogProps) {
  const texts = useProgramMessages()
  const title = useId()
  const [isWrong, setWrong] = useState(false)

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const Name = String(given.get('Name') ?? '')
    const Active = webhook === null || given.get('Active') !== null
    const body = { Name, Url: String(given.get('Url') ?? '').trim(), Events: given.getAll('Events'), Active }
    const call = webhook
      ? ({ method: 'PUT', path: `/webhooks/${webhook.Id}`, body } as const)
      : ({ method: 'POST', path: '/webhooks', body } as const)
    const answer = await send(call, webhook ? z.null() : Secret, texts.saved)
    setWrong(isRefused(answer))
    if (isRefused(answer)) return
    close()
    if (answer) show({ name: Name, secret: answer.Secret })
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={title}>{webhook ? texts.edit : texts.add}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {isWrong && <Alert severity="error">{texts.problem_webhook}</Alert>}
          <TextField
            name="Name"
            label={texts.name}
            defaultValue={webhook?.Name}
            required
            autoFocus
            autoComplete="off"
            sx={{ marginTop: 1 }}
          />
          <TextField
            name="Url"
            type="url"
            label={texts.url}
            helperText={texts.url_hint}
            defaultValue={webhook?.Url}
            required
            autoComplete="off"
          />
          <Box component="fieldset" sx={EVENTS}>
            <FormLabel component="legend">{texts.tells}</FormLabel>
            {EVENT_KINDS.map((kind) => (
              <FormControlLabel
                key={kind}
                sx={{ display: 'flex' }}
                label={texts.events[kind]}
                control={
                  <Checkbox
                    name="Events"
                    value={kind}
                    defaultChecked={webhook?.Events.includes(kind) ?? false}
                  />
                }
              />
            ))}
          </Box>
          {webhook && (
            <FormControlLabel
              label={texts.active}
              control={<Switch name="Active" defaultChecked={webhook.Active} />}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button type="submit" variant="contained">
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const EVENTS = { border: 0, margin: 0, padding: 0, minWidth: 0 }
