import {
  choice,
  custom,
  line,
  lines,
  moment,
  needed,
  type RecordDescription,
  whole,
} from '#platform/fields/kinds.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { DELIVERY_LIMITS } from './delivery-model.ts'

export const DELIVERY_RECORD = {
  name: 'deliveries',
  knownBy: 'Title',
  form: {
    main: ['Title', 'RecipientName RecipientEmail', 'Language', 'Message', 'Licence', 'EndsAt MostDownloads'],
  },
  fields: {
    Id: {},
    EnquiryId: { type: { ...custom, default: null }, filtered: true, fixed: true },
    Title: { type: needed(line(DELIVERY_LIMITS.title)), searched: true },
    Language: { type: needed(choice(LANGUAGES)), filtered: true, hint: 'deliveries.language_hint' },
    RecipientName: { type: needed(line(DELIVERY_LIMITS.name)), searched: true, unlogged: true },
    RecipientEmail: { type: custom, searched: true, unlogged: true },
    Message: {
      type: lines(DELIVERY_LIMITS.message),
      unlogged: true,
      rows: 4,
      hint: 'deliveries.message_hint',
    },
    Licence: { type: lines(DELIVERY_LIMITS.licence), rows: 8, hint: 'deliveries.licence_hint' },
    EndsAt: { type: moment },
    MostDownloads: { type: whole(1, DELIVERY_LIMITS.mostDownloads), hint: 'deliveries.most_hint' },
    MadeAt: {},
    SentAt: {},
    State: {},
    FileCount: {},
    FileBytes: {},
    DownloadCount: {},
  },
} as const satisfies RecordDescription
