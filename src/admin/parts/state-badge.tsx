import { Button, Chip } from '@mui/material'
import { type RaRecord, useGetOne, useLocale, useRecordContext, useTranslate } from 'react-admin'
import type { Language } from '#platform/i18n/language.ts'
import { publicationOf } from '#platform/schedule.ts'
import { paths } from '#site/paths.ts'
import { useAgencyMoment } from './agency-time.ts'

/** Whether visitors see a record; nothing for kinds that have no state. */
export function StateBadge(props: { record?: RaRecord }) {
  const record = useRecordContext(props)
  const translate = useTranslate()
  const inWords = useAgencyMoment()
  if (typeof record?.Hidden !== 'boolean') return null
  const { state, when } = publicationOf(record, new Date())
  const label = translate(`states.${state}${when ? '_when' : ''}`, {
    when: when && inWords(when.toISOString()),
  })
  return <Chip label={label} {...(state === 'on' ? { variant: 'outlined' } : {})} />
}

function isSeen(record: RaRecord): boolean {
  return publicationOf(record, new Date()).state === 'on'
}

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
