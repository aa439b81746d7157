import { MenuItem, TextField } from '@mui/material'
import { useListSortContext, useTranslate } from 'react-admin'
import { useMay } from '#admin/account/current-role.ts'

/** The orders of the list; the names are message keys. */
const ORDERS = [
  { name: 'images.newest_first', field: 'AddedAt', order: 'DESC' },
  { name: 'images.oldest_first', field: 'AddedAt', order: 'ASC' },
  { name: 'images.by_title_de', field: 'TitleDe', order: 'ASC' },
  { name: 'images.by_title_en', field: 'TitleEn', order: 'ASC' },
  { name: 'images.best_first', field: 'Rating', order: 'DESC' },
  { name: 'images.by_position', field: 'Position', order: 'ASC' },
] as const

/** In place of react-admin's button, which names a field and a direction. */
export function ImageSort() {
  const translate = useTranslate()
  const { sort, setSort } = useListSortContext()
  const isStaff = useMay('reader')
  // Ratings are for staff alone.
  const orders = ORDERS.filter(({ field }) => isStaff || field !== 'Rating')
  const current = ORDERS.find(({ field, order }) => field === sort.field && order === sort.order)
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={translate('images.sort')}
      value={current?.name ?? ''}
      onChange={({ target }) => {
        const chosen = ORDERS.find(({ name }) => name === target.value)
        if (chosen) setSort({ field: chosen.field, order: chosen.order })
      }}
      sx={{ minWidth: 200, marginRight: 'auto' }}
    >
      {orders.map(({ name }) => (
        <MenuItem key={name} value={name}>
          {translate(name)}
        </MenuItem>
      ))}
    </TextField>
  )
}
