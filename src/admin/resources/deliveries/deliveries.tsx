import { useState } from 'react'
import { DataTable, SearchInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useLanguage } from '#admin/messages/use-language.ts'
import { LastDayField, MomentField } from '#admin/parts/inputs/moment-field.tsx'
import { MomentInput } from '#admin/parts/inputs/moment-input.tsx'
import { Columns } from '#admin/parts/inputs/pair.tsx'
import { RecordInput } from '#admin/parts/inputs/record-input.tsx'
import { CreatePage, EditPage, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { DAY_MS } from '#platform/durations.ts'
import { agencyDay } from '#site/time/agency-day.ts'
import { endOfDay, lastDayInWords } from '#site/time/long-date.ts'
import { DeliveryAccess } from './delivery-access.tsx'
import { DeliveryFiles } from './delivery-files.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { useDelivery, useDeliveryMessages } from './delivery-record.ts'

const LANGUAGES = [
  { id: 'de', name: 'Deutsch' },
  { id: 'en', name: 'English' },
]
/** Time enough for a client on holiday. */
const USUAL_DAYS = 30

function DeliveryList() {
  return (
    <ListPage
      sort={{ field: 'MadeAt', order: 'DESC' }}
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
    >
      <DataTable bulkActionButtons={false}>
        <RecordCol source="Title" />
        <DataTable.Col source="RecipientName" />
        <DataTable.Col source="EndsAt" field={LastDayField} />
        <DataTable.Col source="SentAt" field={MomentField} />
      </DataTable>
    </ListPage>
  )
}

function Fields() {
  const { t } = useDeliveryMessages()
  const [language] = useLanguage()
  const [usual] = useState(() => endOfDay(agencyDay(new Date(Date.now() + USUAL_DAYS * DAY_MS))))
  const end = new Date(String(useWatch({ name: 'EndsAt' })))
  const until = Number.isNaN(end.getTime()) ? '' : t('end_shown', { until: lastDayInWords(end, language) })
  return (
    <>
      <RecordInput source="Title" />
      <Columns>
        <RecordInput source="RecipientName" />
        <RecordInput source="RecipientEmail" required />
      </Columns>
      <SelectInput source="Language" choices={LANGUAGES} defaultValue="de" helperText={t('language_hint')} />
      <RecordInput source="Message" rows={4} hint={t('message_hint')} />
      <RecordInput source="Licence" rows={8} hint={t('licence_hint')} />
      <Columns>
        <MomentInput
          source="EndsAt"
          hint={`${t('end_hint')} ${until}`}
          {...(usual ? { asNew: usual.toISOString() } : {})}
        />
        <RecordInput source="MostDownloads" hint={t('most_hint')} />
      </Columns>
    </>
  )
}

function Parts() {
  const delivery = useDelivery()
  return (
    delivery && (
      <>
        <DeliveryFiles delivery={delivery} />
        <DeliveryAccess delivery={delivery} />
        <DeliveryLog delivery={delivery} />
      </>
    )
  )
}

export const deliveries = {
  list: DeliveryList,
  create: () => (
    <CreatePage>
      <Fields />
    </CreatePage>
  ),
  edit: () => (
    <EditPage canDelete={false}>
      <Fields />
      <Parts />
    </EditPage>
  ),
}
