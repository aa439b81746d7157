import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { GoesToTrash } from '#admin/undo/goes-to-trash.tsx'
import { BulkRefusal } from './bulk-edit.tsx'
import { useBulkDelete } from './use-bulk-write.ts'

export function BulkDeleteDialog({ close }: { close: () => void }) {
  const { selectedIds } = useListContext()
  const translate = useTranslate()
  const title = useId()
  const { remove, isBusy, refusal } = useBulkDelete(close)
  return (
    <Dialog open onClose={close} aria-labelledby={title}>
      <DialogTitle id={title}>
        {translate('images.bulk_delete_title', { smart_count: selectedIds.length })}
      </DialogTitle>
      <DialogContent>
        <GoesToTrash count={selectedIds.length} />
        {refusal && (
          <BulkRefusal
            records={refusal.records}
            others={refusal.others.length}
            forOthers="images.bulk_delete_others"
            writeOthers={() => void remove(refusal.others)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} autoFocus>
          {translate('screens.cancel')}
        </Button>
        <Button color="error" disabled={isBusy || refusal !== null} onClick={() => void remove(selectedIds)}>
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
