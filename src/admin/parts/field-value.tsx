import { useTranslate } from 'react-admin'
import { isFields } from '#admin/records/admin-api.ts'
import { ArtistName } from './artist-name.tsx'
import { GalleryNames } from './gallery-names.tsx'
import { useMoment } from './inputs/when.ts'

type FieldValueProps = { field: string; value: unknown }

/** Any field's value as text: names for ids, yes and no, times, lists, small objects line by line. */
export function FieldValue({ field, value }: FieldValueProps) {
  const inWords = useValueText()
  if (field === 'Galleries' && Array.isArray(value) && value.length > 0)
    return <GalleryNames ids={value.map(Number)} />
  if (field === 'ArtistId' && typeof value === 'number') return <ArtistName id={value} />
  return inWords(field, value)
}

const NAME_OF_A_TIME = /At$/

function useValueText(): (field: string, value: unknown) => string {
  const translate = useTranslate()
  const momentInWords = useMoment()
  function inWords(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return translate('changes.empty')
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
    if (NAME_OF_A_TIME.test(field)) return momentInWords(value) || String(value)
    if (Array.isArray(value))
      return value.map((item) => inWords('', item)).join(', ') || translate('changes.empty')
    if (isFields(value))
      return Object.entries(value)
        .map(([name, inner]) => `${name}: ${inWords(name, inner)}`)
        .join('\n')
    return String(value)
  }
  return inWords
}
