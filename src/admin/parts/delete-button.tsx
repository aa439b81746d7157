import { Button } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { GoesToTrash } from '#admin/undo/goes-to-trash.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { useRemove } from './use-remove.ts'

/** Deletes the page's record after a confirmation. react-admin's own button shows only an icon on phones. */
export function DeleteButton({ warning }: { warning?: string | undefined }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const resource = useResourceContext() ?? ''
  const name = useGetResourceLabel()(resource, 1)
  const representation = useGetRecordRepresentation(resource)
  const recordRepresentation = representation(useRecordContext())
  const { remove, removing, meanwhile, reset } = useRemove(() => setOpen(false))
  function close() {
    setOpen(false)
    reset()
  }
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)} sx={{ marginLeft: 'auto' }}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={removing}
        title={translate('ra.message.delete_title', {
          name,
          recordRepresentation: typeof recordRepresentation === 'string' ? recordRepresentation : '',
        })}
        content={
          meanwhile ? <ChangedMeanwhile resource={resource} {...meanwhile} /> : <GoesToTrash text={warning} />
        }
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={remove}
        onClose={close}
      />
    </>
  )
}
