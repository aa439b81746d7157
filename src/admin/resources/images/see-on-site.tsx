import { Button } from '@mui/material'
import { useGetOne, useLocale, useRecordContext, useTranslate } from 'react-admin'
import { paths } from '#site/paths.ts'

/** Link to the image on its artist's page, where both are visible. */
export function SeeOnSite() {
  const record = useRecordContext()
  const translate = useTranslate()
  const language = useLocale() === 'en' ? 'en' : 'de'
  const isShown = record !== undefined && !record.Hidden
  const { data: artist } = useGetOne('artists', { id: Number(record?.ArtistId) }, { enabled: isShown })
  if (!isShown || !artist || artist.Hidden) return null
  return (
    <Button
      component="a"
      href={paths.artistImage(language, String(artist.Code), Number(record.Id))}
      target="_blank"
    >
      {translate('screens.see_on_site')}
    </Button>
  )
}
