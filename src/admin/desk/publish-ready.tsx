import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'
import { listMissing } from './cells.ts'
import { type DeskRow, isReady, isWhole } from './desk-store.ts'
import { type Desk, listSome } from './use-desk.ts'

/** Most images that the API changes at once. */
const AT_ONCE = 200

/** Shows visitors all images that have what they need; says how many, and what the others lack. */
export function PublishReady({ desk }: { desk: Desk }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  useSyncExternalStore(desk.store.subscribe, desk.store.version)
  const hidden = hiddenRows(desk)
  const count = hidden.filter(isWhole).length
  if (hidden.length === 0) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('desk.publish', { smart_count: count })}
      </Button>
      {isOpen && <PublishDialog desk={desk} close={() => setOpen(false)} />}
    </>
  )
}

/** All that is hidden once what was typed is saved: what is counted then is what is published. Null until it is saved. */
function useSavedRows(desk: Desk): readonly DeskRow[] | null {
  const [rows, setRows] = useState<readonly DeskRow[] | null>(null)
  useEffect(() => {
    let isGone = false
    void untilSaved(desk).then(() => {
      if (!isGone) setRows(hiddenRows(desk))
    })
    return () => {
      isGone = true
    }
  }, [desk])
  return rows
}

/** A row that is being saved already is not sent again, and is waited for. */
async function untilSaved({ store, saver }: Desk): Promise<void> {
  await saver.saveNow()
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => {
    const isBusy = store.ids().some((id) => ['saving', 'changed'].includes(store.find(id)?.state ?? 'saved'))
    if (!isBusy) resolve()
  }
  const unsubscribe = store.subscribe(look)
  look()
  await promise
  unsubscribe()
}

function hiddenRows({ store }: Desk): DeskRow[] {
  return store.ids().flatMap((id) => {
    const row = store.find(id)
    return row?.record.Hidden === true ? [row] : []
  })
}

type PublishDialogProps = { desk: Desk; close: () => void }

function PublishDialog({ desk, close }: PublishDialogProps) {
  const translate = useTranslate()
  const title = useId()
  const { publish, isBusy, error } = usePublish(desk, close)
  const hidden = useSavedRows(desk)
  const ready = (hidden ?? []).filter(isReady)
  const others = (hidden ?? []).filter((row) => !isReady(row))
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{translate('desk.publish_title')}</DialogTitle>
      <DialogContent>
        <Typography role="status">
          {hidden
            ? translate('desk.ready_count', { smart_count: ready.length })
            : translate('desk.saving_first')}
        </Typography>
        {others.length > 0 && (
          <>
            <Typography sx={{ marginTop: 2 }}>
              {translate('desk.others_count', { smart_count: others.length })}
            </Typography>
            <Box component="ul" tabIndex={0} sx={{ maxHeight: 280, overflowY: 'auto', paddingLeft: 3 }}>
              {others.map((row) => (
                <li key={row.id}>
                  <Why desk={desk} row={row} />
                </li>
              ))}
            </Box>
          </>
        )}
        {error && (
          <Alert severity="error" sx={{ marginTop: 2 }}>
            {translate(error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('screens.cancel')}</Button>
        <Button
          variant="contained"
          disabled={ready.length === 0 || isBusy}
          onClick={() => void publish(ready.map(({ id }) => id))}
        >
          {translate('desk.publish', { smart_count: ready.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Why({ desk, row }: { desk: Desk; row: DeskRow }) {
  const translate = useTranslate()
  const missing = listMissing(row.texts).map((column) => translate(`fields.${column}`))
  const reason =
    missing.length > 0
      ? translate('desk.lacks', { what: missing.join(', ') })
      : translate(row.state === 'failed' ? 'desk.failed' : 'desk.saving')
  const place = desk.store.ids().indexOf(row.id) + 1
  return <>{translate('desk.why', { row: place, title: row.texts.TitleDe || row.id, reason })}</>
}

function usePublish(desk: Desk, close: () => void) {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const notifyUndoable = useNotifyUndoable()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function publish(ids: readonly number[]): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const some = ids.slice(from, from + AT_ONCE)
        await dataProvider.updateMany('images', { ids: some, data: { Hidden: false } })
      }
      desk.store.load(await listSome(dataProvider, ids))
      const said = { smart_count: ids.length }
      // Only the last call can be undone by one button.
      if (ids.length <= AT_ONCE) notifyUndoable('desk.published', said)
      else notify('desk.published', { type: 'success', messageArgs: said })
      close()
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : 'errors.server')
    } finally {
      setBusy(false)
    }
  }
  return { publish, isBusy, error }
}
