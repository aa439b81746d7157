import { Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import {
  BooleanInput,
  Form,
  RadioButtonGroupInput,
  SaveButton,
  useListContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { GalleriesInput } from '#admin/parts/inputs/galleries-input.tsx'
import { OtherErrors } from '#admin/parts/inputs/other-errors.tsx'
import { Columns, Line, RecordInput } from '#admin/parts/inputs/record-form.tsx'
import { SCHEDULE_FIELDS } from '#platform/schedule/schedule.ts'
import { BulkRefusal } from './bulk-refusal.tsx'
import { useBulkSave } from './use-bulk-write.ts'

const SCHEDULE = Object.keys(SCHEDULE_FIELDS)

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
  const { save, refusal, saveOthers } = useBulkSave(close)
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
          {refusal && (
            <BulkRefusal
              records={refusal.records}
              others={refusal.others.length}
              forOthers="images.bulk_others"
              writeOthers={() => void saveOthers()}
            />
          )}
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
  const isScheduling: boolean = useWatch({ name: 'Schedule' }) === true
  return (
    <>
      <Columns>
        <GalleriesInput source="AddGalleries" label="images.add_galleries" />
        <GalleriesInput source="RemoveGalleries" label="images.remove_galleries" />
        <RecordInput source="AddKeywordsDe" label="images.add_keywords_de" hint="images.keywords_hint" />
        <RecordInput source="AddKeywordsEn" label="images.add_keywords_en" hint="images.keywords_hint" />
        <RecordInput source="RemoveKeywordsDe" label="images.remove_keywords_de" />
        <RecordInput source="RemoveKeywordsEn" label="images.remove_keywords_en" />
      </Columns>
      <BooleanInput
        source="Schedule"
        label="schedule.change"
        helperText={isScheduling && 'schedule.change_hint'}
      />
      {isScheduling && <Line fields={SCHEDULE} />}
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
