import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { Modal } from '#admin/parts/modal.tsx'
import { GoesToTrash } from '#admin/undo/goes-to-trash.tsx'
import { BulkRefusal } from './bulk-edit.tsx'
import { useBulkDelete } from './use-bulk-changes.ts'

export function BulkDeleteDialog({ close }: { close: () => void }) {
  const { selectedIds } = useListContext()
  const translate = useTranslate()
  const { remove, isBusy, refusal } = useBulkDelete(close)
  return (
    <Modal
      close={close}
      title={translate('images.bulk_delete_title', { smart_count: selectedIds.length })}
      actions={
        <>
          <Button onClick={close} autoFocus>
            {translate('screens.cancel')}
          </Button>
          <Button
            color="error"
            disabled={isBusy || refusal !== null}
            onClick={() => void remove(selectedIds)}
          >
            {translate('ra.action.delete')}
          </Button>
        </>
      }
    >
      <GoesToTrash count={selectedIds.length} />
      {refusal && (
        <BulkRefusal
          records={refusal.records}
          others={refusal.others.length}
          forOthers="images.bulk_delete_others"
          writeOthers={() => void remove(refusal.others)}
        />
      )}
    </Modal>
  )
}
