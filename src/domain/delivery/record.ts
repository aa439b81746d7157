import {
  choice,
  line,
  lines,
  moment,
  needed,
  own,
  type RecordDescription,
  whole,
} from '#platform/fields/kinds.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { DELIVERY_LIMITS } from './delivery-model.ts'

/** Files for a client. */
export const DELIVERY_RECORD = {
  name: 'deliveries',
  knownBy: 'Title',
  form: {
    main: ['Title', 'RecipientName RecipientEmail', 'Language', 'Message', 'Licence', 'EndsAt MostDownloads'],
  },
  fields: {
    Id: {},
    Title: { is: needed(line(DELIVERY_LIMITS.title)), searched: true },
    Language: { is: needed(choice(LANGUAGES)), filtered: true, hint: 'deliveries.language_hint' },
    RecipientName: { is: needed(line(DELIVERY_LIMITS.name)), searched: true, unlogged: true },
    RecipientEmail: { is: own, searched: true, unlogged: true },
    Message: { is: lines(DELIVERY_LIMITS.message), unlogged: true, rows: 4, hint: 'deliveries.message_hint' },
    Licence: { is: lines(DELIVERY_LIMITS.licence), rows: 8, hint: 'deliveries.licence_hint' },
    EndsAt: { is: moment },
    /** The limit for each file; empty means any number. */
    MostDownloads: { is: whole(1, DELIVERY_LIMITS.mostDownloads), hint: 'deliveries.most_hint' },
    MadeAt: {},
    SentAt: {},
  },
} as const satisfies RecordDescription
