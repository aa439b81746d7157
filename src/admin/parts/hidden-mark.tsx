import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

/** Says only what is out of the ordinary: that visitors do not see this. */
export function HiddenMark() {
  const record = useRecordContext()
  const translate = useTranslate()
  return record?.Hidden ? <Chip label={translate('screens.hidden')} /> : null
}
