import { Box } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { History } from './history.tsx'

/** The history of the page's record, closed at first and read when it is opened. */
export function RecordHistory() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box
      component="details"
      sx={{ width: '100%', marginTop: 3 }}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32, fontWeight: 500 }}>
        {translate('history.title')}
      </Box>
      {isOpen && <History />}
    </Box>
  )
}
