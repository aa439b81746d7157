import { Button } from '@mui/material'
import { type RaRecord, useGetOne, useLocale, useRecordContext, useTranslate } from 'react-admin'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { isSeen } from './hidden-mark.tsx'

type SeeOnSiteProps = {
  at: (language: Language, record: RaRecord) => string
}

/** Link to where visitors see the record; none while it is not seen there, since it would lead nowhere. */
export function SeeOnSite({ at }: SeeOnSiteProps) {
  const record = useRecordContext()
  const translate = useTranslate()
  const language = useLocale() === 'en' ? 'en' : 'de'
  if (!record || !isSeen(record)) return null
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
    { enabled: record !== undefined && isSeen(record) },
  )
  if (!artist || !isSeen(artist)) return null
  return <SeeOnSite at={(language, { id }) => paths.artistImage(language, String(artist.Code), Number(id))} />
}
