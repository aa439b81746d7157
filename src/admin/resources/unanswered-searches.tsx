import { Button, Typography } from '@mui/material'
import { DataTable, DateField, useCreatePath, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMay } from '#admin/account/current-role.ts'
import { ListPage, SEARCH } from '#admin/parts/list-page.tsx'
import { UNANSWERED_KEPT_DAYS } from '#domain/search/unanswered/kept-days.ts'
import { roleToChange } from '#domain/staff/roles.ts'

/** What visitors searched for and no image shows all of, the most frequent first. */
function UnansweredList() {
  const translate = useTranslate()
  return (
    <ListPage sort={{ field: 'Times', order: 'DESC' }} filters={SEARCH}>
      <Typography variant="body2" color="text.secondary" sx={{ padding: 2, paddingBottom: 1 }}>
        {translate('synonyms.unanswered_lead', { days: UNANSWERED_KEPT_DAYS })}
      </Typography>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="Words" />
        <DataTable.NumberCol source="Times" />
        <DataTable.Col source="LastDay">
          <DateField source="LastDay" />
        </DataTable.Col>
        <DataTable.Col source="Id" label="trash.actions" disableSort>
          <SynonymLink />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

/** Opens the form for a new synonym with the words filled in. */
function SynonymLink() {
  const record = useRecordContext()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const mayChange = useMay(roleToChange('synonyms'))
  if (!record || !mayChange) return null
  const label = translate('synonyms.add')
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'synonyms', type: 'create' })}
      state={{ record: { Word: record.Words } }}
      size="small"
      aria-label={`${label}: ${record.Words}`}
    >
      {label}
    </Button>
  )
}

export const unansweredSearches = { list: UnansweredList }
