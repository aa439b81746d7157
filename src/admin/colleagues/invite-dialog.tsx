import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Refused } from '#admin/api/call-admin-api.ts'
import { isFields } from '#admin/records/admin-api.ts'
import { ChooseArtist } from '#admin/uploads/choose-destination.tsx'
import { STAFF_ROLES } from '#domain/staff/roles.ts'
import {
  type ColleagueMessages,
  problemOf,
  useColleagueMessages,
  type useColleagues,
} from './use-colleagues.ts'

type InviteDialogProps = Pick<ReturnType<typeof useColleagues>, 'makeLink'> & { close: () => void }

export function InviteDialog({ close, makeLink }: InviteDialogProps) {
  const texts = useColleagueMessages()
  const title = useId()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [role, setRole] = useState('editor')
  const [artistId, setArtistId] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const errorOf = (field: string) => fieldError(texts, refused, field)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // A disabled button would lose the focus, and Escape with it.
    if (isBusy) return
    const { currentTarget } = event
    const form = new FormData(currentTarget)
    const [Name, Email] = ['Name', 'Email'].map((field) => String(form.get(field) ?? '').trim())
    setBusy(true)
    const person = { Name: Name ?? '', Email: Email ?? '' }
    const granted = { Role: role, ArtistId: role === 'artist' ? artistId : null }
    const body = { ...person, ...granted }
    const refusal = await makeLink({ method: 'POST', path: '/colleagues', body }, person)
    setBusy(false)
    flushSync(() => setRefused(refusal))
    if (!refusal) close()
    else currentTarget.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={title}>{texts.invite_title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {refused && refused.status !== 422 && <Alert severity="error">{problemOf(texts, refused)}</Alert>}
          {(['Name', 'Email'] as const).map((field) => (
            <TextField
              key={field}
              name={field}
              label={field === 'Name' ? texts.name : texts.person_email}
              type={field === 'Name' ? 'text' : 'email'}
              autoComplete="off"
              autoFocus={field === 'Name'}
              required
              error={errorOf(field) !== ''}
              helperText={errorOf(field)}
            />
          ))}
          <Roles role={role} choose={setRole} />
          {role === 'artist' && (
            <ChooseArtist label={texts.artist} onChoose={setArtistId} error={errorOf('ArtistId')} />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            {texts.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Roles({ role: chosen, choose }: { role: string; choose: (role: string) => void }) {
  const texts = useColleagueMessages()
  const label = useId()
  return (
    <FormControl>
      <FormLabel id={label}>{texts.role}</FormLabel>
      <RadioGroup value={chosen} onChange={(_, role) => choose(role)} aria-labelledby={label}>
        {[...STAFF_ROLES].reverse().map((role) => (
          <div key={role}>
            <FormControlLabel
              value={role}
              label={texts.roles[role]}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${label}-${role}` } }} />}
            />
            <FormHelperText id={`${label}-${role}`} sx={{ marginTop: '-8px', marginLeft: '32px' }}>
              {texts.role_hints[role]}
            </FormHelperText>
          </div>
        ))}
      </RadioGroup>
    </FormControl>
  )
}

function fieldError(texts: ColleagueMessages, refused: Refused | null, field: string): string {
  const error = refused && isFields(refused.body) && isFields(refused.body.error) ? refused.body.error : {}
  const key = isFields(error.fields) ? error.fields[field] : undefined
  if (key === undefined) return ''
  if (key === 'taken') return texts.field_taken
  return key === 'required' ? texts.field_required : texts.field_pattern
}
