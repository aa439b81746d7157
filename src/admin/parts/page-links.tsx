import { Button } from '@mui/material'
import { useCreatePath, useListContext, useLocale, useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { listQuery } from '#admin/records/data-provider.ts'
import { STAFF_API } from '#site/api-paths.ts'

/** Has a text label in narrow windows too, where react-admin's own links only show an icon. */
export function BackLink() {
  const translate = useTranslate()
  return (
    <Button component={Link} to={useAddress('list')} sx={{ marginLeft: '-16px' }}>
      {translate('ra.action.back')}
    </Button>
  )
}

export function CreateLink() {
  const translate = useTranslate()
  return (
    <Button component={Link} to={useAddress('create')} variant="contained">
      {translate('ra.action.create')}
    </Button>
  )
}

/** Downloads all of the filtered and sorted list for a spreadsheet, in the reader's language and time zone. */
export function CsvLink() {
  const translate = useTranslate()
  const { sort, filterValues } = useListContext()
  const reader = { lang: useLocale(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  const query = listQuery({ sort, filter: { ...filterValues, ...reader } })
  return (
    <Button component="a" href={`${STAFF_API}/${useResourceContext()}.csv?${query}`} download>
      {translate('screens.as_csv')}
    </Button>
  )
}

function useAddress(type: 'list' | 'create'): string {
  const createPath = useCreatePath()
  return createPath({ resource: useResourceContext() ?? '', type })
}
