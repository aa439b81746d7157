import { useGetMany, useLocale, useTranslate } from 'react-admin'
import { isFields } from '#admin/records/admin-api.ts'
import { useInbox } from '#admin/resources/inbox/use-inbox.ts'
import { IMAGE_WIDTHS, staffPictureAddress } from '#domain/imaging/imaging-model.ts'
import { A_DAY, useAgencyMoment, useMoment } from './agency-time.ts'
import { Picture } from './thumb.tsx'

type FieldValueProps = { field: string; value: unknown }

/** Fields whose values are ids or codes of something that has a name. */
const NAMED = ['Galleries', 'State', 'AssigneeId', 'ArtistId']

export function isNamed(field: string): boolean {
  return NAMED.includes(field)
}

/** Any field's value as text: names for ids, yes and no, times, lists, small objects line by line. */
export function FieldValue({ field, value }: FieldValueProps) {
  const inWords = useValueText()
  const translate = useTranslate()
  if (field === 'Galleries' && Array.isArray(value) && value.length > 0)
    return <GalleryNames ids={value.map(Number)} />
  if (field === 'State' && typeof value === 'string')
    return translate(`inbox.state_${value}`, { _: String(value) })
  if (field === 'AssigneeId' && typeof value === 'string') return <ColleagueName id={value} />
  if (field === 'ArtistId' && typeof value === 'number') return <ArtistName id={value} />
  if (field === 'PortraitId' && typeof value === 'number')
    return <Picture address={staffPictureAddress(value, IMAGE_WIDTHS[0])} alt="" height={PICTURE_HEIGHT} />
  return inWords(field, value)
}

function ColleagueName({ id }: { id: string }) {
  const translate = useTranslate()
  const { inbox } = useInbox()
  if (!inbox) return null
  return inbox.Colleagues.find(({ Id }) => Id === id)?.Name ?? translate('inbox.gone_colleague')
}

const PICTURE_HEIGHT = 96
const NAME_OF_A_TIME = /At$/
const NAME_OF_A_PLAN = /^Published/
const CHOICES = ['Commission', 'Language']
const SHARES = ['FocusX', 'FocusY']
const PERCENT = 100

export function useValueText(): (field: string, value: unknown) => string {
  const translate = useTranslate()
  const momentInWords = useMoment()
  const agencyMoment = useAgencyMoment()
  function inWords(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return translate('changes.empty')
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
    if (field === 'Role') return translate(`screens.role_${value}`, { _: String(value) })
    if (NAME_OF_A_PLAN.test(field)) return agencyMoment(value) || String(value)
    if (NAME_OF_A_TIME.test(field)) return momentInWords(value) || String(value)
    if (CHOICES.includes(field)) return translate(`choices.${value}`, { _: String(value) })
    if (SHARES.includes(field) && typeof value === 'number') return `${Math.round(value * PERCENT)} %`
    if (Array.isArray(value))
      return value.map((item) => inWords('', item)).join(', ') || translate('changes.empty')
    if (A_DAY.test(String(value))) return momentInWords(value)
    if (isFields(value))
      return Object.entries(value)
        .filter(([name]) => name !== 'Thumb')
        .map(([name, inner]) => `${translate(`fields.${name}`, { _: name })}: ${inWords(name, inner)}`)
        .join('\n')
    return String(value)
  }
  return inWords
}

export function ArtistName({ id }: { id: number }) {
  const { data = [] } = useGetMany('artists', { ids: [id] })
  return String(data[0]?.Name ?? id)
}

export function GalleryNames({ ids }: { ids: number[] }) {
  const inEnglish = useLocale() === 'en'
  const { data = [] } = useGetMany('galleries', { ids })
  const nameOf = (id: number) => {
    const gallery = data.find((candidate) => candidate?.Id === id)
    return String((inEnglish ? gallery?.Description : gallery?.GermanDescription) ?? id)
  }
  return ids.map(nameOf).join(', ')
}
