import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { Later, lazyPart } from '#admin/parts/lazy.tsx'
import { Modal } from '#admin/parts/modal.tsx'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'
import { ROW_HISTORY_DAYS } from '#platform/row-history/row-history-days.ts'

const SendPictureButton = lazyPart(
  () => import('#admin/uploads/send-picture-button.tsx'),
  'SendPictureButton',
)
const BUTTON_HEIGHT_PX = 52

/** The record is read again afterwards, so unsaved input has to be saved first. */
export function ReplaceOriginal() {
  const translate = useTranslate()
  const { isDirty } = useFormState()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        disabled={isDirty}
        onClick={() => setOpen(true)}
        sx={{ display: 'block', marginTop: 1 }}
      >
        {translate('images.replace')}
      </Button>
      {isDirty && <Typography variant="caption">{translate('images.replace_after_saving')}</Typography>}
      {open && <ReplaceDialog close={() => setOpen(false)} />}
    </>
  )
}

function ReplaceDialog({ close }: { close: () => void }) {
  const translate = useTranslate()
  const record = useRecordContext()
  const notify = useNotifyUndoable()
  const refresh = useRefresh()
  return (
    <Modal
      close={close}
      title={translate('images.replace')}
      lead={translate('images.replace_hint', { days: ROW_HISTORY_DAYS })}
      actions={<Button onClick={close}>{translate('screens.cancel')}</Button>}
    >
      <Later height={BUTTON_HEIGHT_PX}>
        <SendPictureButton
          label="images.replace_choose"
          call={{ path: `/images/${record?.Id}/original`, revision: String(record?.Revision) }}
          taken={() => {
            notify('images.replaced')
            refresh()
            close()
          }}
        />
      </Later>
    </Modal>
  )
}
