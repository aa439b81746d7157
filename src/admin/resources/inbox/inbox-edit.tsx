import { Box, Button } from '@mui/material'
import { RadioButtonGroupInput, useRecordContext, useTranslate } from 'react-admin'
import { KeywordsInput } from '#admin/parts/inputs/keywords-input.tsx'
import { EditPage } from '#admin/parts/pages.tsx'
import { Emails } from './emails.tsx'
import { Files } from './files.tsx'
import { STATES } from './inbox-list.tsx'
import { SubmittedFields } from './submitted-fields.tsx'

/** One enquiry or application: what was written, what came with it, and what we did with it. */
export function InboxEdit() {
  return (
    <EditPage actions={<Answer />}>
      <Box sx={COLUMNS}>
        <SubmittedFields />
        <Box>
          <RadioButtonGroupInput source="State" choices={STATES} helperText={false} row={false} />
          <KeywordsInput source="Notes" rows={5} hint="inbox.notes_hint" />
          <Files />
          <Emails />
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

const COLUMNS = {
  display: 'grid',
  width: '100%',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
}
