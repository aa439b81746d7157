import { own, type RecordDescription, reference, yesNo } from '#platform/fields/kinds.ts'

export const REDIRECT_RECORD = {
  name: 'redirects',
  knownBy: 'From',
  form: { main: ['From To'] },
  fields: {
    Id: { listed: reference },
    From: { is: own, unique: true, searched: true, hint: 'redirects.from_hint' },
    To: { is: own, searched: true, hint: 'redirects.to_hint' },
    Permanent: { is: yesNo(true), filtered: true, hint: 'redirects.permanent_hint' },
  },
} as const satisfies RecordDescription
