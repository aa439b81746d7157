import { Alert, Box, Button, Checkbox, FormControlLabel, Link } from '@mui/material'
import { useState } from 'react'
import {
  type RaRecord,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { z } from 'zod'
import { useMay } from '#admin/account/current-role.ts'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { Modal } from '#admin/parts/modal.tsx'
import { useAttempt } from '#admin/records/use-attempt.ts'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'
import { Accepted, Known } from '#domain/enquiries/accepting/accepting-model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { useApplicationMessages } from './application-messages.ts'

export function Accept() {
  const record = useRecordContext()
  const texts = useApplicationMessages()
  const notify = useNotify()
  const mayChange = useMay('editor')
  const [isOpen, setOpen] = useState(false)
  const dataProvider = useDataProvider()
  const refresh = useRefresh()
  const { attempt, isBusy } = useAttempt()
  if (!record) return null
  if (record.ArtistId)
    return (
      <Alert severity="success">
        {texts.accepted_already} <ArtistLink id={Number(record.ArtistId)}>{texts.to_artist}</ArtistLink>
      </Alert>
    )
  if (!mayChange) return null
  async function hold(id: RaRecord['id']) {
    await attempt(async () => {
      // It may have been marked as read since this page loaded it.
      const { data: before } = await dataProvider.getOne('applications', { id })
      const data = { ...before, State: 'on-hold' }
      await dataProvider.update('applications', { id, data, previousData: before })
      notify(texts.held, { type: 'success' })
    })
    refresh()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, marginBottom: 2 }}>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {texts.accept}
      </Button>
      {record.State !== 'on-hold' && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void hold(record.id)}>
          {texts.hold}
        </Button>
      )}
      {isOpen && <AcceptDialog record={record} onClose={() => setOpen(false)} />}
    </Box>
  )
}

function ArtistLink({ id, children }: { id: number; children: string }) {
  return (
    <Link component={RouterLink} to={`/artists/${id}`}>
      {children}
    </Link>
  )
}

function AcceptDialog({ record, onClose }: { record: RaRecord; onClose: () => void }) {
  const texts = useApplicationMessages()
  const translate = useTranslate()
  const notify = useNotify()
  const notifyUndoable = useNotifyUndoable()
  const refresh = useRefresh()
  const mayInvite = useMay('owner')
  const [isInvited, setInvited] = useState(mayInvite)
  const [known, setKnown] = useState<z.infer<typeof Known> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const name = String(record.Fields?.name)

  async function accept() {
    setBusy(true)
    const body = { Invite: isInvited, EvenIfKnown: known !== null }
    const request = jsonRequest({ method: 'POST', body })
    const result = await askStaff(`/applications/${record.id}/acceptance`, Accepted, request)
    setBusy(false)
    if (result.outcome === 'refused' && result.code === 'known') return setKnown(Known.parse(result.body))
    onClose()
    refresh()
    if (result.outcome === 'refused')
      return notify(result.code === 'accepted_already' ? texts.accepted_already : result.sentence, {
        type: result.code === 'accepted_already' ? 'info' : 'error',
      })
    const { Works: works, LeftOut } = result.answer
    const text = LeftOut.length > 0 ? texts.accepted_without : texts.accepted
    const said = fill(text, { name, works, files: LeftOut.join(', ') })
    notifyUndoable(said, { _: said })
  }

  return (
    <Modal
      title={fill(texts.accept_title, { name })}
      lead={texts.accept_lead}
      close={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" disabled={isBusy} onClick={() => void accept()}>
            {known ? texts.accept_anyway : texts.accept}
          </Button>
        </>
      }
    >
      {mayInvite ? (
        <FormControlLabel
          control={<Checkbox checked={isInvited} onChange={(_, checked) => setInvited(checked)} />}
          label={fill(texts.accept_invite, { address: String(record.Email) })}
        />
      ) : (
        texts.accept_no_invite
      )}
      {known && (
        <Alert severity="warning">
          {known.Artists.length > 0 && texts.accept_known}
          {known.Artists.map(({ Id, Name }) => (
            <div key={Id}>
              <ArtistLink id={Id}>{Name}</ArtistLink>
            </div>
          ))}
          {known.Account && <div>{texts.accept_account}</div>}
        </Alert>
      )}
    </Modal>
  )
}
