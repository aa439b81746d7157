import { useRecordContext, useTranslate } from 'react-admin'

/** What people call the place of a banner; one that has no such name is called by its address. */
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
