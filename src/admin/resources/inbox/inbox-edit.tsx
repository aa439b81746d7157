import { Box, Button } from '@mui/material'
import {
  RadioButtonGroupInput,
  SelectInput,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { EditPage } from '#admin/parts/form-pages.tsx'
import { RecordForm } from '#admin/parts/inputs/record-form.tsx'
import { Emails } from './emails.tsx'
import { Files } from './files/files.tsx'
import { Message } from './message.tsx'
import { Replies } from './reply/replies.tsx'
import { Reply } from './reply/reply.tsx'
import { Shares } from './shares.tsx'
import { STATES } from './states.ts'
import { SubmittedFields } from './submitted-fields.tsx'
import { useColleagueChoices } from './use-inbox.ts'
import { useMarkRead } from './use-mark-read.ts'

/** One enquiry or application: what was written, what came with it, and what we did with it. */
export function InboxEdit() {
  return (
    <EditPage actions={<AnswerElsewhere />}>
      <MarkRead />
      <Box sx={COLUMNS}>
        <Box>
          <Message />
          <Files />
          <Replies />
          <Reply />
        </Box>
        <Box sx={BESIDE}>
          <RecordForm inputs={INPUTS} />
          {useResourceContext() === 'enquiries' && <Shares />}
          <Emails />
        </Box>
        <SubmittedFields />
      </Box>
    </EditPage>
  )
}

function MarkRead() {
  useMarkRead()
  return null
}

/** Whoever applied can look up how far it is. */
function State() {
  const isApplication = useResourceContext() === 'applications'
  return (
    <RadioButtonGroupInput
      source="State"
      choices={STATES}
      helperText={isApplication && 'inbox.state_hint'}
      row={false}
    />
  )
}

/** A colleague who is gone or may only read by now stays to be seen, until somebody else takes over. */
function Assignee() {
  const record = useRecordContext()
  const translate = useTranslate()
  const colleagues = useColleagueChoices()
  const id = record?.AssigneeId
  const isAway = Boolean(id) && colleagues.length > 0 && !colleagues.some((one) => one.id === id)
  const name = String(record?.AssigneeName ?? translate('inbox.gone_colleague'))
  const away = isAway ? [{ id: String(id), name }] : []
  return (
    <SelectInput
      source="AssigneeId"
      choices={[...colleagues, ...away]}
      translateChoice={false}
      emptyText="inbox.nobody"
      helperText={false}
    />
  )
}

const INPUTS = { State: <State />, AssigneeId: <Assignee /> }

/** Opens the person's own mail program. */
function AnswerElsewhere() {
  const record = useRecordContext()
  const translate = useTranslate()
  if (!record) return null
  return (
    <Button component="a" href={mailTo(String(record.Email))}>
      {translate('inbox.answer_by_mail')}
    </Button>
  )
}

/** Some mail programs take an @ that is encoded for a part of the name. */
function mailTo(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** In a narrow window what we do with it comes before what else was filled in. */
const BESIDE = { gridRow: { lg: 'span 2' } }

const COLUMNS = {
  display: 'grid',
  width: '100%',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
}
