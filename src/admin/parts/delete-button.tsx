import { Box, Button, DialogContentText, Typography } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin'
import { changedFields, type Fields } from '#admin/records/conflict.ts'
import { GoesToTrash } from '#admin/undo/goes-to-trash.tsx'
import { FieldValue } from './field-value.tsx'
import { useRemove } from './use-remove.ts'

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

type ChangedMeanwhileProps = { resource: string; base: Fields; current: Fields }

function ChangedMeanwhile({ resource, base, current }: ChangedMeanwhileProps) {
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  return (
    <Box role="alert">
      <DialogContentText>{translate('conflict.before_delete')}</DialogContentText>
      <Box component="dl" sx={{ marginBlock: 2, maxHeight: 320, overflowY: 'auto' }}>
        {Object.entries(changedFields(base, current)).map(([field, value]) => (
          <Box key={field} sx={{ marginBottom: 1 }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {labelOf({ source: field, resource })}
            </Typography>
            <Box component="dd" sx={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              <FieldValue field={field} value={value} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
