import { Button } from '@mui/material'
import { type RaRecord, useGetOne, useLocale, useRecordContext, useTranslate } from 'react-admin'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'

type SeeOnSiteProps = {
  /** Where visitors see the record. */
  at: (language: Language, record: RaRecord) => string
}

/** Link to where visitors see the record; none while it is hidden, since it would lead nowhere. */
export function SeeOnSite({ at }: SeeOnSiteProps) {
  const record = useRecordContext()
  const translate = useTranslate()
  const language = useLocale() === 'en' ? 'en' : 'de'
  if (!record || record.Hidden) return null
  return (
    <Button component="a" href={at(language, record)} target="_blank">
      {translate('screens.see_on_site')}
    </Button>
  )
}

/** An image opened on its artist's page, where that can be seen. */
export function SeeImageOnSite() {
  const record = useRecordContext()
  const { data: artist } = useGetOne(
    'artists',
    { id: Number(record?.ArtistId) },
    { enabled: record !== undefined && !record.Hidden },
  )
  if (!artist || artist.Hidden) return null
  return <SeeOnSite at={(language, { id }) => paths.artistImage(language, String(artist.Code), Number(id))} />
}
