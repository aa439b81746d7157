import { Box } from '@mui/material'
import { type RaRecord, useGetList, useGetResourceLabel, useTranslate } from 'react-admin'
import { useMoment } from '#admin/parts/agency-time.ts'
import { Section } from '#admin/parts/section.tsx'
import { ChangedRecord, type ChangeGroup, groupChanges } from '#admin/resources/changes/changed-record.tsx'

const SHOWN = 8
/** The number read, so that a few changes of many records still leave some lines. */
const READ = 100

export function LastChanges() {
  const { data = [] } = useGetList('changes', {
    pagination: { page: 1, perPage: READ },
    sort: { field: 'ChangedAt', order: 'DESC' },
  })
  return (
    <Section title="screens.last_changes">
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {groupChanges(data)
          .slice(0, SHOWN)
          .map((group) => (
            <Box component="li" key={group.first.id} sx={{ paddingBlock: 0.5 }}>
              <Changes group={group} />
            </Box>
          ))}
      </Box>
    </Section>
  )
}

function Changes({ group: { first, all } }: { group: ChangeGroup }) {
  const labelOf = useGetResourceLabel()
  const { length } = all
  if (length === 1)
    return (
      <>
        {first.StaffName}: <ChangedRecord change={first} /> <Done change={first} />
      </>
    )
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        {first.StaffName}: {length} {labelOf(String(first.Resource), length)} <Done change={first} />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', paddingInlineStart: 2, display: 'grid', gap: 1 }}>
        {all.map((change) => (
          <li key={change.id}>
            <ChangedRecord change={change} />
          </li>
        ))}
      </Box>
    </details>
  )
}

function Done({ change: { Action, ChangedAt } }: { change: RaRecord }) {
  const translate = useTranslate()
  const inWords = useMoment()
  return (
    <>
      {translate(`changes.${Action}`, { _: String(Action) })},{' '}
      <Box component="time" sx={{ color: 'text.secondary' }}>
        {inWords(ChangedAt)}
      </Box>
    </>
  )
}
