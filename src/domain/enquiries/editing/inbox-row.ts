import { ENQUIRY_STATES, numberOf, STATE_NAMES } from '#domain/enquiries/enquiries-model.ts'
import { isLanguage, type Language } from '#platform/i18n/language.ts'
import type { Fields, Reader } from '#platform/records/resource.ts'

const TYPED = ['company', 'telephone', 'town', 'website', 'projectName', 'deadline', 'usage']

/** For a reader, columns, states and times are in their language and time zone; files and images are counted. */
export function toInboxRow(record: Fields, reader: Reader | null): Fields {
  const row = toPlainRow(record)
  if (!reader) return row
  const { language } = reader
  const read: Fields = {
    ...row,
    ReceivedAt: toLocalTime(row.ReceivedAt, reader),
    State: nameOfState(row.State, reader),
    Language: nameOfLanguage(row.Language, reader),
  }
  const names: Readonly<Record<string, string>> = COLUMN_NAMES[language]
  return Object.fromEntries(Object.entries(read).map(([column, value]) => [names[column] ?? column, value]))
}

function toPlainRow(record: Fields): Fields {
  const typed: Record<string, unknown> = Object(record.Fields)
  return {
    Number: numberOf(String(record.Id)),
    ReceivedAt: record.ReceivedAt,
    State: record.State,
    Assignee: record.AssigneeName,
    Name: typed.name,
    Email: record.Email,
    ...Object.fromEntries(TYPED.map((name) => [nameOfColumn(name), typed[name]])),
    Message: typed.message ?? typed.statement,
    Images: countOf(typed.images),
    Files: countOf(record.Files) + countOf(record.BrokenFiles),
    Replies: countOf(record.Replies),
    Notes: record.Notes,
    Language: record.Language,
    Id: record.Id,
  }
}

/** Spreadsheets in that language read `25.11.2026 14:05` or `25 Nov 2026 14:05` as a moment. */
function toLocalTime(moment: unknown, { language, timeZone }: Reader): unknown {
  const date = moment instanceof Date ? moment : new Date(String(moment))
  if (Number.isNaN(date.getTime())) return moment
  const day = { day: '2-digit', month: language === 'de' ? '2-digit' : 'short', year: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { ...day, ...time, timeZone })
  return format.format(date).replace(',', '')
}

function nameOfState(state: unknown, { language }: Reader): unknown {
  const known = ENQUIRY_STATES.find((one) => one === state)
  return known ? STATE_NAMES[language][known] : state
}

function nameOfLanguage(written: unknown, { language }: Reader): unknown {
  return typeof written === 'string' && isLanguage(written) ? LANGUAGE_NAMES[language][written] : written
}

function nameOfColumn(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1)
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

const INBOX_COLUMNS = {
  de: {
    Number: 'Nummer',
    ReceivedAt: 'Eingegangen',
    State: 'Stand',
    Assignee: 'Zuständig',
    Name: 'Name',
    Email: 'E-Mail',
    Company: 'Firma',
    Telephone: 'Telefon',
    Town: 'Ort',
    Website: 'Website',
    ProjectName: 'Name des Projekts',
    Deadline: 'Termin',
    Usage: 'Nutzung',
    Message: 'Nachricht',
    Images: 'Bilder',
    Files: 'Anhänge',
    Replies: 'Antworten',
    Notes: 'Notizen',
    Language: 'Sprache',
    Id: 'Kennung',
  },
  en: {
    Number: 'Number',
    ReceivedAt: 'Received',
    State: 'State',
    Assignee: 'Assigned to',
    Name: 'Name',
    Email: 'E-mail',
    Company: 'Company',
    Telephone: 'Telephone',
    Town: 'Town',
    Website: 'Website',
    ProjectName: 'Project name',
    Deadline: 'Deadline',
    Usage: 'Usage',
    Message: 'Message',
    Images: 'Images',
    Files: 'Attachments',
    Replies: 'Replies',
    Notes: 'Notes',
    Language: 'Language',
    Id: 'ID',
  },
} as const

const COLUMN_NAMES: Record<Language, Record<keyof (typeof INBOX_COLUMNS)['de'], string>> = INBOX_COLUMNS

const LANGUAGE_NAMES: Record<Language, Record<Language, string>> = {
  de: { de: 'Deutsch', en: 'Englisch' },
  en: { de: 'German', en: 'English' },
}
