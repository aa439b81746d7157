import { Alert, Box, Button, Link } from '@mui/material'
import { useState } from 'react'
import {
  BooleanInput,
  Form,
  RadioButtonGroupInput,
  SaveButton,
  useGetMany,
  useListContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import { Modal } from '#admin/parts/modal.tsx'
import { Columns, Line, OtherErrors, RecordInput } from '#admin/parts/record-form.tsx'
import { GalleriesInput } from '#admin/parts/reference-inputs.tsx'
import { Picture } from '#admin/parts/thumb.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { sentenceOf } from '#admin/records/field-errors.ts'
import { SCHEDULE_FIELDS } from '#platform/schedule.ts'
import { useBulkSave } from './use-bulk-changes.ts'

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
  return (
    <Modal
      title={translate('images.bulk_title', { smart_count: selectedIds.length })}
      width="md"
      close={close}
    >
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
    </Modal>
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

const THUMBNAIL_HEIGHT = 48

type BulkRefusalProps = {
  records: Record<string, unknown>
  others: number
  forOthers: string
  writeOthers: () => void
}

export function BulkRefusal({ records, others, forOthers, writeOthers }: BulkRefusalProps) {
  const translate = useTranslate()
  const ids = Object.keys(records).map(Number)
  const { data = [] } = useGetMany('images', { ids })
  return (
    <Alert severity="error" variant="outlined" sx={{ marginTop: 2 }}>
      {translate('images.bulk_refused', { smart_count: ids.length })}
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, maxHeight: 240, overflowY: 'auto' }}
      >
        {ids.map((id) => (
          <Refused
            key={id}
            id={id}
            image={data.find((image) => image?.id === id)}
            errors={records[String(id)]}
          />
        ))}
      </Box>
      {others > 0 && (
        <Button variant="outlined" color="inherit" onClick={writeOthers} sx={{ marginTop: 1 }}>
          {translate(forOthers, { smart_count: others })}
        </Button>
      )}
    </Alert>
  )
}

type RefusedProps = { id: number; image: Record<string, unknown> | undefined; errors: unknown }

function Refused({ id, image, errors }: RefusedProps) {
  const translate = useTranslate()
  const reasons = Object.entries(isFields(errors) ? errors : {}).map(([field, error]) => {
    const { message, args } = sentenceOf(String(error))
    const reason = translate(message, args)
    // It is about the image as a whole.
    return field === 'Id' ? reason : `${translate(`fields.${field}`)}: ${reason}`
  })
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', paddingBlock: 0.5 }}>
      <Picture
        address={typeof image?.Thumb === 'string' ? image.Thumb : null}
        alt=""
        height={THUMBNAIL_HEIGHT}
        shape="1"
      />
      <span>
        <Link component={RouterLink} to={`/images/${id}`} color="inherit">
          {[image?.TitleDe ?? id, image?.ArtistName].filter(Boolean).join(', ')}
        </Link>{' '}
        {reasons.join(' ')}
      </span>
    </Box>
  )
}
