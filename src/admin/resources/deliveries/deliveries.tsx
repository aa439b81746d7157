import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { DataTable, useFieldValue, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useLanguage } from '#admin/messages/use-language.ts'
import { EditPage, formPages } from '#admin/parts/form-pages.tsx'
import { ListPage, SEARCH } from '#admin/parts/list-page.tsx'
import { LastDayField, MomentField, MomentInput } from '#admin/parts/moments.tsx'
import { RecordCol, WIDE_ONLY } from '#admin/parts/record-col.tsx'
import { RecordForm } from '#admin/parts/record-form.tsx'
import { Section } from '#admin/parts/section.tsx'
import { StepButton } from '#admin/parts/step-button.tsx'
import { TextTable } from '#admin/parts/text-table.tsx'
import { useInboxMessages } from '#admin/resources/inbox/use-inbox.ts'
import { type DeliveryState, ZIP } from '#domain/delivery/delivery-model.ts'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import { DAY_MS } from '#platform/durations.ts'
import { fill } from '#platform/i18n/fill.ts'
import { agencyDay, endOfDay, lastDayInWords } from '#site/dates.ts'
import { DeliveryAccess } from './delivery-access.tsx'
import { DeliveryFiles } from './delivery-files.tsx'
import { type Delivery, useDelivery, useDeliveryCall, useDeliveryMessages } from './delivery-record.ts'

/** Time enough for a client on holiday. */
const USUAL_DAYS = 30

function DeliveryList() {
  const { t } = useDeliveryMessages()
  return (
    <ListPage sort={{ field: 'MadeAt', order: 'DESC' }} filters={SEARCH}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="Title" />
        <DataTable.Col source="RecipientName" />
        <DataTable.Col source="State" field={StateField} disableSort />
        <DataTable.Col source="FileCount" label={t('files')} field={FilesField} disableSort sx={WIDE_ONLY} />
        <DataTable.NumberCol source="DownloadCount" label={t('downloads')} disableSort sx={WIDE_ONLY} />
        <DataTable.Col source="EndsAt" field={LastDayField} />
        <DataTable.Col source="SentAt" field={MomentField} sx={WIDE_ONLY} />
      </DataTable>
    </ListPage>
  )
}

function StateField() {
  const { t } = useDeliveryMessages()
  const state: unknown = useFieldValue({ source: 'State' })
  return isState(state) && <span>{t(`state_${state}`)}</span>
}

const STATES: readonly unknown[] = ['draft', 'sent', 'ended', 'expired'] satisfies DeliveryState[]
const isState = (value: unknown): value is DeliveryState => STATES.includes(value)

function FilesField() {
  const { size } = useDeliveryMessages()
  const [count, bytes] = [useFieldValue({ source: 'FileCount' }), useFieldValue({ source: 'FileBytes' })]
  return <span>{count ? `${count}, ${size(Number(bytes))}` : '0'}</span>
}

function Ending() {
  const { t } = useDeliveryMessages()
  const [language] = useLanguage()
  const delivery = useDelivery()
  const [usual] = useState(() => endOfDay(agencyDay(new Date(Date.now() + USUAL_DAYS * DAY_MS))))
  const end = new Date(String(useWatch({ name: 'EndsAt' })))
  const until = Number.isNaN(end.getTime()) ? '' : t('end_shown', { until: lastDayInWords(end, language) })
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, marginBottom: 2 }}>
      <MomentInput
        source="EndsAt"
        hint={`${t('end_hint')} ${until}`}
        {...(usual ? { asNew: usual.toISOString() } : {})}
      />
      {delivery && new Date(delivery.EndsAt) > new Date() && <EndNow id={delivery.Id} />}
    </Box>
  )
}

function EndNow({ id }: { id: number }) {
  const { t } = useDeliveryMessages()
  const { resetField } = useFormContext()
  const call = useDeliveryCall(id)
  async function end(): Promise<void> {
    // A later end that was typed would open the delivery again when the form is saved.
    resetField('EndsAt')
    await call({ method: 'POST', path: 'end' }, { done: t('ended_now') })
  }
  return (
    <StepButton
      text={t('end_now')}
      name={t('end_now_title')}
      ask={t('end_now_ask')}
      isFinal
      run={() => void end()}
    />
  )
}

function Files() {
  const { t } = useDeliveryMessages()
  const delivery = useDelivery()
  const isNew = useRecordContext()?.id === undefined
  if (isNew) return <Typography color="text.secondary">{t('files_later')}</Typography>
  return delivery && <DeliveryFiles delivery={delivery} />
}

function Parts() {
  const delivery = useDelivery()
  return (
    delivery && (
      <>
        <DeliveryAccess delivery={delivery} />
        <DeliveryLog delivery={delivery} />
      </>
    )
  )
}

function FromEnquiry() {
  const texts = useInboxMessages()
  const id: unknown = useWatch({ name: 'EnquiryId' })
  if (typeof id !== 'string') return null
  return <Link to={`/enquiries/${id}`}>{fill(texts.enquiry, { number: numberOf(id) })}</Link>
}

const INPUTS = { EndsAt: <Ending />, EnquiryId: null }

const form = (
  <>
    <FromEnquiry />
    <Files />
    <RecordForm inputs={INPUTS} />
    <Parts />
  </>
)

/** An acceptance is the proof of a licence. */
const isUnaccepted = ({ Acceptances }: Record<string, unknown>) =>
  Array.isArray(Acceptances) && Acceptances.length === 0

function DeliveryEdit() {
  const { t } = useDeliveryMessages()
  return (
    <EditPage canDelete={isUnaccepted} deleteWarning={t('delete_warning')}>
      {form}
    </EditPage>
  )
}

export const deliveries = { ...formPages({ form }), list: DeliveryList, edit: DeliveryEdit }

function DeliveryLog({ delivery: { Acceptances, Downloads } }: { delivery: Delivery }) {
  const { t, moment, size } = useDeliveryMessages()
  const nothing = <Typography>{t('nothing_yet')}</Typography>
  const accepted = Acceptances.map(({ At, Name }) => ({ key: At + Name, cells: [moment(At), Name] }))
  const downloads = Downloads.map(({ Id, At, By, What, Size, State }) => ({
    key: String(Id),
    cells: [moment(At), By, What === ZIP ? t('all_files') : What, size(Size), t(State)],
  }))
  const head = [t('when'), t('who'), t('what'), t('size'), t('state')]
  return (
    <>
      <Section title={t('accepted')}>
        {accepted.length > 0 ? <TextTable head={head.slice(0, 2)} rows={accepted} /> : nothing}
      </Section>
      <Section title={t('downloads')}>
        {downloads.length > 0 ? <TextTable head={head} rows={downloads} /> : nothing}
      </Section>
    </>
  )
}
