import { Box } from '@mui/material'
import { useGetList, useGetResourceLabel, useTranslate } from 'react-admin'
import { useMoment } from '#admin/parts/inputs/when.ts'
import { Section } from '#admin/parts/section.tsx'

const SHOWN = 8

export function LastChanges() {
  const translate = useTranslate()
  const inWords = useMoment()
  const labelOf = useGetResourceLabel()
  const { data = [] } = useGetList('changes', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'ChangedAt', order: 'DESC' },
  })
  return (
    <Section title="screens.last_changes">
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((change) => (
          <Box component="li" key={change.id} sx={{ paddingBlock: 0.5 }}>
            {change.StaffName}: {labelOf(String(change.Resource), 1)} {change.RecordId}{' '}
            {translate(`changes.${change.Action}`, { _: String(change.Action) })},{' '}
            <Box component="time" sx={{ color: 'text.secondary' }}>
              {inWords(change.ChangedAt)}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
