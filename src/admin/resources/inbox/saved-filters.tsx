import { Box, Button, Chip } from '@mui/material'
import { useState } from 'react'
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  useListContext,
  useResourceContext,
  useSavedQueries,
  useTranslate,
} from 'react-admin'
import { isSame } from '#admin/records/conflict.ts'

/** Filters under a name, in this browser: one tap brings them back. */
export function SavedFilters() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const [saved, setSaved] = useSavedQueries(useResourceContext() ?? '')
  const queries = extractValidSavedQueries(saved)
  const current = queries.find(({ value }) => isSame(value?.filter, filterValues))
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <Box
      role="group"
      aria-label={translate('ra.saved_queries.label')}
      title={translate('inbox.saved_here')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginRight: 'auto' }}
    >
      {queries.map((query) => (
        <Chip
          key={query.label}
          label={query.label}
          variant={query === current ? 'filled' : 'outlined'}
          aria-pressed={query === current}
          onClick={() => setFilters(query === current ? {} : (query.value?.filter ?? {}))}
        />
      ))}
      {isFiltered && !current && <Save />}
      {current && (
        <Button onClick={() => setSaved(queries.filter((query) => query !== current))}>
          {translate('ra.saved_queries.remove_label_with_name', { name: current.label })}
        </Button>
      )}
    </Box>
  )
}

function Save() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('ra.saved_queries.new_label')}</Button>
      <AddSavedQueryDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
