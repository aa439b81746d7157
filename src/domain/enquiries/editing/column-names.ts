import type { Language } from '#platform/i18n/language.ts'

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

/** What staff read above the columns of an inbox's table. */
export const COLUMN_NAMES: Record<
  Language,
  Record<keyof (typeof INBOX_COLUMNS)['de'], string>
> = INBOX_COLUMNS

export const LANGUAGE_NAMES: Record<Language, Record<Language, string>> = {
  de: { de: 'Deutsch', en: 'Englisch' },
  en: { de: 'German', en: 'English' },
}
