import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'

const BulkDeleteDialog = lazy(() =>
  import('./bulk-delete-dialog.tsx').then((part) => ({ default: part.BulkDeleteDialog })),
)

export function BulkDeleteButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isOpen && (
        <Suspense>
          <BulkDeleteDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
