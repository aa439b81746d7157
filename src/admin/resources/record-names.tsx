import { useRecordContext, useTranslate } from 'react-admin'

export function BannerPlace() {
  const record = useRecordContext()
  const translate = useTranslate()
  return record ? translate(`banners.place_${record.Id}`, { _: String(record.Id) }) : null
}

export function SettingName() {
  const record = useRecordContext()
  const translate = useTranslate()
  return record ? translate(`settings.${record.Id}`, { _: String(record.Id) }) : null
}
