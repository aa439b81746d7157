import { Box, Button, Checkbox, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { SelectAllButton, useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMayChange } from '#admin/account/current-role.ts'
import { bulkEditorOfImages } from '#admin/bulk-editor/bulk-editor-address.ts'
import { lazyPart } from '#admin/parts/lazy.tsx'
import { MOST_SELECTED, useSelectionOfVisit } from '#admin/records/use-bulk-write.ts'
import { COLOURS } from '#admin/theme.ts'
import { BulkEditButton } from './bulk-edit.tsx'

const BulkDeleteDialog = lazyPart(() => import('./bulk-delete-dialog.tsx'), 'BulkDeleteDialog')

function BulkDeleteButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isOpen && (
        <Suspense>
          <BulkDeleteDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** In a wide window the line is always there, so that nothing moves; in a narrow one it is at the lower edge. */
export function SelectionBar() {
  const { selectedIds } = useListContext()
  const translate = useTranslate()
  useSelectionOfVisit()
  if (!useMayChange()) return null
  return (
    <Box sx={LINE}>
      <SelectAll />
      {selectedIds.length > 0 && (
        <Box sx={ACTIONS}>
          <Typography role="status">
            {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
          </Typography>
          <Unselect />
          <SelectAllButton limit={MOST_SELECTED} />
          <BulkEditButton />
          <Button component={Link} to={bulkEditorOfImages(selectedIds)} variant="outlined">
            {translate('desk.edit_selected')}
          </Button>
          <BulkDeleteButton />
        </Box>
      )}
    </Box>
  )
}

function Unselect() {
  const { onUnselectItems } = useListContext()
  const translate = useTranslate()
  return <Button onClick={() => onUnselectItems()}>{translate('ra.action.unselect')}</Button>
}

function SelectAll() {
  const { data = [], selectedIds, onSelect, isPending } = useListContext()
  const translate = useTranslate()
  // The bar is shown while images are loaded, so that they appear in the places of their skeletons.
  if (data.length === 0 && !isPending) return null
  const page = data.map(({ id }) => id)
  const all = page.length > 0 && page.every((id) => selectedIds.includes(id))
  const elsewhere = selectedIds.filter((id) => !page.includes(id))
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Checkbox
        size="small"
        checked={all}
        disabled={isPending}
        indeterminate={!all && elsewhere.length < selectedIds.length}
        onChange={() => onSelect(all ? elsewhere : [...elsewhere, ...page])}
      />
      {translate('images.select_all')}
    </Box>
  )
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 3,
  minHeight: 56,
  marginBottom: '4px',
  backgroundColor: COLOURS.paper,
  position: { md: 'sticky' },
  top: 48,
  zIndex: 2,
}

const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  position: { xs: 'fixed', md: 'static' },
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 3,
  padding: { xs: '8px 16px', md: 0 },
  backgroundColor: COLOURS.paper,
  borderTop: { xs: `1px solid ${COLOURS.line}`, md: 0 },
}
