import { Button } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  useDelete,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin'

/** Deletes the record of the page after asking once more. react-admin's own shows nothing but an icon on phones. */
export function DeleteButton({ warning = 'ra.message.delete_content' }: { warning?: string | undefined }) {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const resource = useResourceContext() ?? ''
  const name = useGetResourceLabel()(resource, 1)
  const representation = useGetRecordRepresentation(resource)
  const record = useRecordContext()
  const { remove, removing } = useRemove(() => setAsking(false))
  const recordRepresentation = representation(record)
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ marginLeft: 'auto' }}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={removing}
        title={translate('ra.message.delete_title', {
          name,
          recordRepresentation: typeof recordRepresentation === 'string' ? recordRepresentation : '',
        })}
        content={warning}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function useRemove(close: () => void) {
  const resource = useResourceContext()
  const record = useRecordContext()
  const notify = useNotify()
  const redirect = useRedirect()
  const [send, { isPending }] = useDelete()
  const remove = () =>
    send(
      resource,
      { id: record?.id, previousData: record },
      {
        onSuccess: () => {
          notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } })
          redirect('list', resource)
        },
        onError: (error) =>
          notify(error instanceof Error ? error.message : 'errors.server', { type: 'error' }),
        onSettled: close,
      },
    )
  return { remove, removing: isPending }
}
