import { Box, Button, Link } from '@mui/material'
import { RadioButtonGroupInput, useLocale, useRecordContext, useTranslate } from 'react-admin'
import { STAFF_API } from '#base/editing/staff-api.ts'
import { EditPage } from '#website/admin/parts/pages.tsx'
import { Section } from '#website/admin/parts/section.tsx'
import { sizeInWords } from '#website/admin/parts/when.ts'
import { WordsInput } from '#website/admin/parts/words-input.tsx'
import { isFields } from '#website/admin/records/staff-api.ts'
import { STATES } from './inbox-list.tsx'
import { Letters } from './letters.tsx'
import { SubmittedFields } from './submitted-fields.tsx'

/** One enquiry or application: what was written, what came with it, and what we did with it. */
export function InboxEdit() {
  return (
    <EditPage actions={<Answer />}>
      <Box sx={COLUMNS}>
        <SubmittedFields />
        <Box>
          <RadioButtonGroupInput source="State" choices={STATES} helperText={false} row={false} />
          <WordsInput source="Notes" rows={5} hint="inbox.notes_hint" />
          <Files />
          <Letters />
        </Box>
      </Box>
    </EditPage>
  )
}

/** Opens the person's own mail program: the answer is theirs to write. */
function Answer() {
  const record = useRecordContext()
  const translate = useTranslate()
  if (!record) return null
  return (
    <Button component="a" variant="contained" href={mailTo(String(record.Email))}>
      {translate('inbox.answer')}
    </Button>
  )
}

/** Some mail programs take an @ that is encoded for a part of the name. */
function mailTo(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

function Files() {
  const record = useRecordContext()
  const translate = useTranslate()
  const language = useLocale()
  const files: unknown[] = Array.isArray(record?.Files) ? record.Files : []
  return (
    <Section title="inbox.files">
      {files.length === 0 && translate('inbox.no_files')}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {files.filter(isFields).map((file) => (
          <li key={String(file.Position)}>
            <Link
              href={`${STAFF_API}/enquiries/${encodeURIComponent(String(record?.Id))}/files/${file.Position}`}
              download
            >
              {translate('inbox.download', {
                name: file.Name,
                size: sizeInWords(Number(file.Bytes), language),
              })}
            </Link>
          </li>
        ))}
      </Box>
    </Section>
  )
}

const COLUMNS = {
  display: 'grid',
  width: '100%',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
}
