import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Section } from '#admin/parts/section.tsx'
import { type DeliveryKey, useDelivery, useDeliveryMessages } from './delivery-record.ts'

const STATES = { whole: 'whole', broken: 'broken', running: 'running' } as const satisfies Record<
  string,
  DeliveryKey
>

/** Who accepted the licence, and what was downloaded. */
export function DeliveryLog() {
  const delivery = useDelivery()
  const { t, moment, size } = useDeliveryMessages()
  if (!delivery) return null
  const { Acceptances, Downloads } = delivery
  const downloads = Downloads.map(({ Id, At, By, What, Size, State }) => ({
    key: String(Id),
    cells: [moment(At), By, What === 'zip' ? t('all_files') : What, size(Size), t(STATES[State])],
  }))
  const accepted = Acceptances.map(({ At, Name }) => ({ key: At + Name, cells: [moment(At), Name] }))
  return (
    <>
      <Section title={t('accepted')}>
        <Rows head={[t('when'), t('who')]} rows={accepted} />
      </Section>
      <Section title={t('downloads')}>
        <Rows head={[t('when'), t('who'), t('what'), t('size'), t('state')]} rows={downloads} />
      </Section>
    </>
  )
}

function Rows({ head, rows }: { head: string[]; rows: { key: string; cells: string[] }[] }) {
  const { t } = useDeliveryMessages()
  if (rows.length === 0) return <Typography>{t('nothing_yet')}</Typography>
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {head.map((cell) => (
            <TableCell key={cell}>{cell}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key}>
            {cells.map((cell, column) => (
              <TableCell key={head[column]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
