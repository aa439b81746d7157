import { useRecordContext, useTranslate } from 'react-admin'

/** The name of a banner's place; a place without one shows its address. */
export function BannerPlace() {
  const record = useRecordContext()
  const translate = useTranslate()
  return record ? translate(`banners.place_${record.Id}`, { _: String(record.Id) }) : null
}

/** The name of a setting; its key when there is no text for it. */
export function SettingName() {
  const record = useRecordContext()
  const translate = useTranslate()
  return record ? translate(`settings.${record.Id}`, { _: String(record.Id) }) : null
}
