import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useEffect, useId, useRef, useState } from 'react'
import {
  RadioButtonGroupInput,
  SelectInput,
  useGetIdentity,
  useGetList,
  useGetMany,
  useLocale,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { Link as RouterLink, useLocation } from 'react-router'
import { useMayChange } from '#admin/account/current-role.ts'
import { useArtistMessages } from '#admin/artists/artist-messages.ts'
import { AnswerList } from '#admin/artists/own-start.tsx'
import { EditPage } from '#admin/parts/form-pages.tsx'
import { Later, lazyPart } from '#admin/parts/lazy.tsx'
import { MomentField } from '#admin/parts/moments.tsx'
import { RecordForm } from '#admin/parts/record-form.tsx'
import { Section } from '#admin/parts/section.tsx'
import { Picture } from '#admin/parts/thumb.tsx'
import { callStaffApi, isFields } from '#admin/records/admin-api.ts'
import { COLOURS } from '#admin/theme.ts'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import { Answers } from '#domain/enquiries/own-enquiries-model.ts'
import { readAddress } from '#platform/mail/email-address.ts'
import { STAFF_API } from '#site/api-paths.ts'
import { Emails } from './emails.tsx'
import { Files } from './files.tsx'
import { Replies } from './reply/replies.tsx'
import { hasDraft } from './reply/reply-draft.ts'
import { Shares } from './shares.tsx'
import { SubmittedFields } from './submitted-fields.tsx'
import { STATES, useColleagueChoices, useInboxMessages } from './use-inbox.ts'

export function InboxEdit() {
  const isApplication = useResourceContext() === 'applications'
  return (
    <EditPage actions={<AnswerElsewhere />}>
      <MarkRead />
      <Box sx={COLUMNS}>
        <Box>
          {isApplication && (
            <Later height={64}>
              <Accept />
            </Later>
          )}
          <Message />
          <Files />
          <Replies />
          <Reply />
        </Box>
        <Box sx={BESIDE}>
          <RecordForm inputs={INPUTS} />
          {!isApplication && <EnquiryParts />}
          <Emails />
        </Box>
        <SubmittedFields />
      </Box>
    </EditPage>
  )
}

function EnquiryParts() {
  const texts = useInboxMessages()
  const artistTexts = useArtistMessages()
  const record = useRecordContext()
  const mayChange = useMayChange()
  const { data: begun = [] } = useGetList('deliveries', { filter: { EnquiryId: record?.Id } })
  const { name, projectName } = isFields(record?.Fields) ? record.Fields : {}
  const delivery = { Title: projectName, RecipientName: name, RecipientEmail: record?.Email }
  const state = { record: { ...delivery, Language: record?.Language, EnquiryId: record?.Id } }
  const answers = Answers.parse(record?.Answers ?? [])
  return (
    <>
      {answers.length > 0 && (
        <Section title={artistTexts.answers}>
          <AnswerList answers={answers} />
        </Section>
      )}
      <Shares />
      <Section title={texts.deliveries}>
        {begun.map(({ id, Title }) => (
          <Link key={id} component={RouterLink} to={`/deliveries/${id}`} sx={{ display: 'block' }}>
            {String(Title)}
          </Link>
        ))}
        {mayChange && (
          <Button component={RouterLink} to="/deliveries/create" state={state}>
            {texts.begin_delivery}
          </Button>
        )}
      </Section>
    </>
  )
}

/** Applicants can look up this state. */
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

const BESIDE = { gridRow: { lg: 'span 2' } }

const COLUMNS = {
  display: 'grid',
  width: '100%',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
}

/** An address in the message is not a link, and markup is not interpreted. */
function Message() {
  const record = useRecordContext()
  const translate = useTranslate()
  const id = useId()
  if (!record) return null
  const typed = isFields(record.Fields) ? record.Fields : {}
  const images: unknown[] = Array.isArray(typed.images) ? typed.images : []
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {[typed.name, typed.company].filter(Boolean).join(', ')}
      </Typography>
      <Typography variant="body2" sx={{ color: COLOURS.quietestInk, overflowWrap: 'anywhere' }}>
        {[record.Email, typed.telephone].filter(Boolean).join(' · ')}
        <br />
        {translate('inbox.number')} {numberOf(String(record.Id))} · <MomentField source="ReceivedAt" />
      </Typography>
      <Box lang={String(record.Language)} sx={TEXT}>
        {Boolean(typed.projectName) && <strong>{String(typed.projectName)}</strong>}
        <div>{String(typed.message ?? typed.statement ?? '')}</div>
      </Box>
      {images.length > 0 && (
        <>
          <Typography variant="h3" sx={{ marginBottom: 1 }}>
            {translate('inbox.about_images')}
          </Typography>
          <EnquiredImages images={images} />
        </>
      )}
    </Box>
  )
}

const TEXT = {
  marginBlock: 2,
  maxWidth: '44rem',
  fontSize: '1.125rem',
  lineHeight: 1.55,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}

/** The images that an enquiry is about, with what was noted to each. One that was deleted since is only a number. */
function EnquiredImages({ images }: { images: readonly unknown[] }) {
  const enquired = images.filter(isFields)
  const { data = [] } = useGetMany('images', { ids: enquired.map(({ id }) => Number(id)) })
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {enquired.map(({ id, note }) => (
        <EnquiredImage
          key={String(id)}
          id={Number(id)}
          note={String(note ?? '')}
          record={data.find((image) => image?.Id === id)}
        />
      ))}
    </Box>
  )
}

type EnquiredImageProps = { id: number; note: string; record: Record<string, unknown> | undefined }

function EnquiredImage({ id, note, record }: EnquiredImageProps) {
  const translate = useTranslate()
  const isEnglish = useLocale() === 'en'
  const title = record && String(isEnglish ? record.TitleEn : record.TitleDe)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, marginBottom: 1, alignItems: 'flex-start' }}>
      <Picture
        address={record ? `${STAFF_API}/pictures/${id}/320` : null}
        alt=""
        height={THUMBNAIL_HEIGHT}
        shape="1"
      />
      <Box sx={{ minWidth: 0 }}>
        {title ? (
          <Link component={RouterLink} to={`/images/${id}`}>
            {title}
          </Link>
        ) : (
          translate('inbox.image_gone', { number: id })
        )}
        {note && <Typography variant="body2">{note}</Typography>}
      </Box>
    </Box>
  )
}

const THUMBNAIL_HEIGHT = 64

/** Marks a new record as read once its tab is visible, one time for each opening: set back to new, it stays new. */
function MarkRead() {
  const resource = useResourceContext()
  const record = useRecordContext()
  const refresh = useRefresh()
  const marked = useRef<unknown>(null)
  const id = record?.id
  const mayChange = useMayChange()
  const isNew = mayChange && record?.State === 'new'

  useEffect(() => {
    if (id === undefined || marked.current === id) return
    function mark() {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      marked.current = id
      if (!isNew) return
      // Being counted as unread a little longer does no harm.
      callStaffApi(`/${resource}/${encodeURIComponent(String(id))}/opened`, { method: 'POST' }).then(
        refresh,
        () => undefined,
      )
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, isNew, resource, refresh])
  return null
}

const Accept = lazyPart(() => import('./applications/accept.tsx'), 'Accept')
const ReplyForm = lazyPart(() => import('./reply/reply-form.tsx'), 'ReplyForm')

function Reply() {
  const record = useRecordContext()
  const translate = useTranslate()
  const mayChange = useMayChange()
  const { data: identity } = useGetIdentity()
  const { pathname } = useLocation()
  const staffId = String(identity?.id ?? '')
  const [opened, setOpened] = useState<boolean | null>(null)
  if (!record || staffId === '' || !mayChange) return null
  if (readAddress(String(record.Email)).outcome !== 'address')
    return (
      <Alert severity="info" sx={{ marginTop: 2 }}>
        {translate('inbox.no_address')}
      </Alert>
    )
  const place = { staffId, path: `${pathname}#reply` }
  if (opened ?? hasDraft(place))
    return (
      <Later height={FORM_HEIGHT}>
        <ReplyForm key={place.path} place={place} onClose={() => setOpened(false)} />
      </Later>
    )
  return (
    <Button variant="contained" onClick={() => setOpened(true)} sx={{ marginTop: 2 }}>
      {translate('inbox.answer')}
    </Button>
  )
}

const FORM_HEIGHT = 640
