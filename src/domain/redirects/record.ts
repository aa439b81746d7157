import { own, type RecordDescription, reference, yesNo } from '#platform/fields/kinds.ts'

export const REDIRECT_RECORD = {
  name: 'redirects',
  knownBy: 'From',
  fields: {
    Id: { listed: reference },
    From: { is: own, unique: true, searched: true },
    To: { is: own, searched: true },
    Permanent: { is: yesNo(true), filtered: true },
  },
} as const satisfies RecordDescription
