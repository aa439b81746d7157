import { Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import {
  Form,
  HttpError,
  RadioButtonGroupInput,
  SaveButton,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
  useUpdateMany,
} from 'react-admin'
import { GalleriesInput } from '#admin/parts/inputs/galleries-input.tsx'
import { KeywordsInput } from '#admin/parts/inputs/keywords-input.tsx'
import { OtherErrors } from '#admin/parts/inputs/other-errors.tsx'
import { Columns } from '#admin/parts/inputs/pair.tsx'
import { toBulkChanges } from './bulk-changes.ts'

export function BulkEditButton() {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('images.bulk_edit')}
      </Button>
      {open && <BulkEditDialog close={() => setOpen(false)} />}
    </>
  )
}

function BulkEditDialog({ close }: { close: () => void }) {
  const { selectedIds } = useListContext()
  const translate = useTranslate()
  const save = useBulkSave(close)
  const title = useId()
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>
        {translate('images.bulk_title', { smart_count: selectedIds.length })}
      </DialogTitle>
      <DialogContent>
        <Form onSubmit={save}>
          <OtherErrors />
          <BulkFields />
          <Box sx={{ display: 'flex', gap: 1, marginTop: 2 }}>
            <SaveButton label="images.bulk_save" icon={<span hidden />} alwaysEnable />
            <Button onClick={close}>{translate('screens.cancel')}</Button>
          </Box>
        </Form>
      </DialogContent>
    </Dialog>
  )
}

function BulkFields() {
  return (
    <>
      <Columns>
        <GalleriesInput source="AddGalleries" label="images.add_galleries" />
        <GalleriesInput source="RemoveGalleries" label="images.remove_galleries" />
        <KeywordsInput
          source="AddKeywordsDe"
          label="images.add_keywords_de"
          hint="images.keywords_hint"
          language="de"
        />
        <KeywordsInput
          source="AddKeywordsEn"
          label="images.add_keywords_en"
          hint="images.keywords_hint"
          language="en"
        />
        <KeywordsInput source="RemoveKeywordsDe" label="images.remove_keywords_de" language="de" />
        <KeywordsInput source="RemoveKeywordsEn" label="images.remove_keywords_en" language="en" />
      </Columns>
      <RadioButtonGroupInput
        source="Hidden"
        label="images.visibility"
        defaultValue="keep"
        helperText={false}
        choices={[
          { id: 'keep', name: 'images.keep_as_is' },
          { id: 'hide', name: 'images.hide' },
          { id: 'show', name: 'images.show' },
        ]}
      />
    </>
  )
}

/** Saves for all selected images or for none. Returns field errors for the form. */
function useBulkSave(close: () => void) {
  const { selectedIds, onUnselectItems } = useListContext()
  const [updateMany] = useUpdateMany()
  const notify = useNotify()
  const refresh = useRefresh()
  return async (form: Parameters<typeof toBulkChanges>[0]) => {
    const changes = toBulkChanges(form)
    if (!changes) return close()
    try {
      await updateMany('images', { ids: selectedIds, data: changes }, { returnPromise: true })
    } catch (error) {
      if (error instanceof HttpError && error.status === 422) return error.body.errors
      return notify(error instanceof Error ? error.message : 'errors.server', { type: 'error' })
    }
    notify('images.bulk_saved', { messageArgs: { smart_count: selectedIds.length } })
    onUnselectItems()
    refresh()
    close()
  }
}
