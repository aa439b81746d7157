import { Typography } from '@mui/material'
import { TextTable } from '#admin/parts/lists/text-table.tsx'
import { Section } from '#admin/parts/section.tsx'
import { ZIP } from '#domain/delivery/model.ts'
import { type Delivery, useDeliveryMessages } from './delivery-record.ts'

/** Who accepted the licence, and what was downloaded. */
export function DeliveryLog({ delivery: { Acceptances, Downloads } }: { delivery: Delivery }) {
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
