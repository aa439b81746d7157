import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { Modal } from '#admin/parts/modal.tsx'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'
import { listMissing } from '#domain/uploads/cells.ts'
import { type BulkEditorRow, isReady, isWhole } from './bulk-editor-store.ts'
import { AT_ONCE, type BulkEditorState, listSome } from './use-bulk-editor.ts'

export function PublishReady({ editor }: { editor: BulkEditorState }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  useSyncExternalStore(editor.store.subscribe, editor.store.version)
  const hidden = hiddenRows(editor)
  const count = hidden.filter(isWhole).length
  if (hidden.length === 0) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('desk.publish', { smart_count: count })}
      </Button>
      {isOpen && <PublishDialog editor={editor} close={() => setOpen(false)} />}
    </>
  )
}

/** The rows that are counted are those that are published. It is null until they are saved. */
function useSavedRows(editor: BulkEditorState): readonly BulkEditorRow[] | null {
  const [rows, setRows] = useState<readonly BulkEditorRow[] | null>(null)
  useEffect(() => {
    let isGone = false
    void untilSaved(editor).then(() => {
      if (!isGone) setRows(hiddenRows(editor))
    })
    return () => {
      isGone = true
    }
  }, [editor])
  return rows
}

async function untilSaved({ store, saver }: BulkEditorState): Promise<void> {
  await saver.saveNow()
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = () => {
    const isBusy = store.ids().some((id) => ['saving', 'changed'].includes(store.find(id)?.state ?? 'saved'))
    if (!isBusy) resolve()
  }
  const unsubscribe = store.subscribe(check)
  check()
  await promise
  unsubscribe()
}

function hiddenRows({ store }: BulkEditorState): BulkEditorRow[] {
  return store.ids().flatMap((id) => {
    const row = store.find(id)
    return row?.record.Hidden === true ? [row] : []
  })
}

type PublishDialogProps = { editor: BulkEditorState; close: () => void }

function PublishDialog({ editor, close }: PublishDialogProps) {
  const translate = useTranslate()
  const { publish, isBusy, error } = usePublish(editor, close)
  const hidden = useSavedRows(editor)
  const ready = (hidden ?? []).filter(isReady)
  const others = (hidden ?? []).filter((row) => !isReady(row))
  return (
    <Modal
      title={translate('desk.publish_title')}
      width="sm"
      close={close}
      actions={
        <>
          <Button onClick={close}>{translate('screens.cancel')}</Button>
          <Button
            variant="contained"
            disabled={ready.length === 0 || isBusy}
            onClick={() => void publish(ready.map(({ id }) => id))}
          >
            {translate('desk.publish', { smart_count: ready.length })}
          </Button>
        </>
      }
    >
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
                <Why editor={editor} row={row} />
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
    </Modal>
  )
}

function Why({ editor, row }: { editor: BulkEditorState; row: BulkEditorRow }) {
  const translate = useTranslate()
  const missing = listMissing(row.texts).map((column) => translate(`fields.${column}`))
  const reason =
    missing.length > 0
      ? translate('desk.lacks', { what: missing.join(', ') })
      : row.record.AltUnseen === true
        ? translate('fields.AltUnseen')
        : translate(row.state === 'failed' ? 'desk.failed' : 'desk.saving')
  const place = editor.store.ids().indexOf(row.id) + 1
  return <>{translate('desk.why', { row: place, title: row.texts.TitleDe || row.id, reason })}</>
}

function usePublish(editor: BulkEditorState, close: () => void) {
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
      editor.store.load(await listSome(dataProvider, ids))
      const messageArgs = { smart_count: ids.length }
      // Only the last call can be undone by one button.
      if (ids.length <= AT_ONCE) notifyUndoable('desk.published', messageArgs)
      else notify('desk.published', { type: 'success', messageArgs })
      close()
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : 'errors.server')
    } finally {
      setBusy(false)
    }
  }
  return { publish, isBusy, error }
}
