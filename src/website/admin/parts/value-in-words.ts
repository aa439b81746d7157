import { useTranslate } from 'react-admin'
import { isFields } from '#website/admin/data/staff-api.ts'
import { useMoment } from './when.ts'

const ENDS_LIKE_A_MOMENT = /At$/

/** Any field's value as a person reads it: yes and no, moments, lists, and small objects line by line. */
export function useValueInWords(): (field: string, value: unknown) => string {
  const translate = useTranslate()
  const momentInWords = useMoment()
  function inWords(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return translate('changes.empty')
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
    if (typeof value === 'string' && ENDS_LIKE_A_MOMENT.test(field)) return momentInWords(value) || value
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
