import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

/** Marks a hidden record; visible ones have no mark. */
export function HiddenMark() {
  const record = useRecordContext()
  const translate = useTranslate()
  return record?.Hidden ? <Chip label={translate('screens.hidden')} /> : null
}
