import { ENQUIRY_STATES } from '#domain/enquiries/enquiries-model.ts'
import { REPLY_LIMITS } from '#domain/enquiries/replies/compose-reply.ts'
import { choice, custom, line, lines, needed, type RecordDescription } from '#platform/fields/kinds.ts'

export const LONGEST_NOTES = 10_000

const INBOX_RECORD = {
  knownBy: 'Id',
  fields: {
    Id: { searched: true },
    Kind: {},
    Email: { searched: true },
    Language: { filtered: true },
    Fields: {},
    State: { type: needed(choice(ENQUIRY_STATES)), filtered: true },
    AssigneeId: { type: { ...custom, default: null } },
    AssigneeName: {},
    ArtistId: {},
    Notes: { type: lines(LONGEST_NOTES), searched: true, unlogged: true, rows: 5, hint: 'inbox.notes_hint' },
    ...{
      ReceivedAt: {},
      BrokenFiles: {},
      Files: {},
      Letters: {},
      Replies: {},
      Thumbs: {},
      Turn: {},
      Answers: {},
    },
  },
} as const satisfies Omit<RecordDescription, 'name'>

export const ENQUIRY_RECORD = { name: 'enquiries', ...INBOX_RECORD } as const
export const APPLICATION_RECORD = { name: 'applications', ...INBOX_RECORD } as const

const text = {
  type: lines(REPLY_LIMITS.text),
  searched: true,
  rows: 12,
  hint: 'inbox.template_hint',
} as const

export const REPLY_TEMPLATE_RECORD = {
  name: 'reply-templates',
  knownBy: 'Name',
  fields: {
    Id: {},
    Name: { type: needed(line(REPLY_LIMITS.templateName)), unique: true, searched: true },
    TextDe: text,
    TextEn: text,
  },
} as const satisfies RecordDescription
