import { custom, type RecordDescription, reference, yesNo } from '#platform/fields/kinds.ts'

export const REDIRECT_RECORD = {
  name: 'redirects',
  knownBy: 'From',
  form: { main: ['From To'] },
  fields: {
    Id: { listed: reference },
    From: { type: custom, unique: true, searched: true, hint: 'redirects.from_hint' },
    To: { type: custom, searched: true, hint: 'redirects.to_hint' },
    Permanent: { type: yesNo(true), filtered: true, hint: 'redirects.permanent_hint' },
  },
} as const satisfies RecordDescription
