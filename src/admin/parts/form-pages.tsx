import { Box, Typography } from '@mui/material'
import { type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  Create,
  Edit,
  type RaRecord,
  SaveButton,
  SimpleForm,
  Toolbar,
  TopToolbar,
  useGetOne,
  useNotificationContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useFormState } from 'react-hook-form'
import { Navigate, useParams } from 'react-router'
import { useArtistId, useMayChange } from '#admin/account/current-role.ts'
import { useArtistMessages, waits } from '#admin/artists/artist-messages.ts'
import { DuplicateButton, Neighbours, SaveAndNext } from '#admin/layout/neighbours.tsx'
import { useDescription, usualValues } from '#admin/records/described-records.ts'
import { LeaveQuestion } from '#admin/records/leave-question.tsx'
import { LoadFailed, ReadOnlyNotice } from '#admin/records/load-failed.tsx'
import { FormSkeleton } from '#admin/records/skeletons.tsx'
import { StoreUnsavedInput } from '#admin/records/store-unsaved-input.tsx'
import { RecordHistory } from '#admin/undo/history.tsx'
import { useNotifyUndoable } from '#admin/undo/use-notify-undoable.tsx'
import { isDrafted } from '#domain/pending-changes/pending-changes-model.ts'
import { DeleteButton } from './delete-button.tsx'
import { Later, lazyPart } from './lazy.tsx'
import { BackLink } from './list-page.tsx'
import { OtherErrors, RecordForm } from './record-form.tsx'

const DraftBar = lazyPart(() => import('#admin/drafts/draft-bar.tsx'), 'DraftBar')
const BAR_HEIGHT_PX = 52
const PublishBar = lazyPart(() => import('#admin/drafts/publish-bar.tsx'), 'PublishBar')
const RecordPresence = lazyPart(() => import('#admin/presence/record-presence.tsx'), 'RecordPresence')

const OwnProposal = lazyPart(() => import('#admin/artists/own-proposal.tsx'), 'OwnProposal')

type FormPage = {
  /** Message key of the confirmation before a record is deleted, if it does not just go to the trash. */
  deleteWarning?: string
  canDelete?: boolean | ((record: RaRecord) => boolean)
  canSave?: boolean
  aside?: ReactElement
  actions?: ReactNode
}

export function formPages({ form = <RecordForm />, ...page }: FormPage & { form?: ReactNode } = {}) {
  return {
    edit: () => <EditPage {...page}>{form}</EditPage>,
    create: () => <CreatePage>{form}</CreatePage>,
  }
}

export function EditPage({
  children,
  deleteWarning,
  canDelete = true,
  canSave = true,
  aside,
  actions,
}: FormPage & { children: ReactNode }) {
  const notify = useNotifyUndoable()
  const [isKeptElsewhere, setKeptElsewhere] = useState(false)
  const isArtist = useArtistId() !== null
  // An artist gets to records of their own alone.
  const mayChange = useMayChange() || isArtist
  const texts = useArtistMessages()
  const say = (saved: RaRecord) =>
    notify(waits(saved) ? texts.waits : 'ra.notification.updated', { smart_count: 1 })
  const list = `/${useResourceContext()}`
  // Records that nobody makes, such as banners, have no form for a new one.
  if (useParams().id === 'create') return <Navigate to={list} replace />
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess: say }}
      actions={
        <TopToolbar sx={{ justifyContent: 'space-between' }}>
          <BackLink />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
            <Neighbours />
            <DuplicateButton />
            {actions}
          </Box>
        </TopToolbar>
      }
      {...(aside ? { aside } : {})}
      sx={FORM_WITH_ASIDE}
      queryOptions={FAILED_HERE}
      render={({ record, error, refetch }) => {
        // A record that is there stays when it cannot be loaded again: somebody may have typed.
        if (!record)
          return error ? <LoadFailed error={error} retry={() => void refetch()} /> : <FormSkeleton />
        return (
          <SimpleForm
            disableInvalidFormNotification
            resetOptions={KEEP_TOUCHED}
            toolbar={
              mayChange && (
                <FormToolbar
                  saved={say}
                  canSave={canSave}
                  canDelete={isArtist ? false : canDelete}
                  warning={deleteWarning}
                />
              )
            }
          >
            <StoreUnsavedInput isKeptElsewhere={isKeptElsewhere} />
            <LeaveQuestion isKeptElsewhere={isKeptElsewhere} />
            <Publication />
            <Drafts onKept={setKeptElsewhere} />
            <OtherErrors />
            <Suspense>{isArtist ? <OwnProposal /> : <RecordPresence />}</Suspense>
            {!mayChange && <ReadOnlyNotice />}
            <Box component="fieldset" disabled={!mayChange} sx={FIELDS}>
              {children}
            </Box>
            {!isArtist && <RecordHistory />}
          </SimpleForm>
        )
      }}
    />
  )
}

function CreatePage({ children }: { children: ReactNode }) {
  const [isKeptElsewhere, setKeptElsewhere] = useState(false)
  const resource = useResourceContext() ?? ''
  return (
    <Create redirect="edit">
      <SimpleForm
        defaultValues={() => usualValues(resource)}
        disableInvalidFormNotification
        toolbar={<FormToolbar canSave canDelete={false} />}
      >
        <StoreUnsavedInput isKeptElsewhere={isKeptElsewhere} />
        <LeaveQuestion isKeptElsewhere={isKeptElsewhere} />
        <Publication />
        <Drafts onKept={setKeptElsewhere} />
        <OtherErrors />
        {children}
      </SimpleForm>
    </Create>
  )
}

function Publication() {
  return (
    useDescription()?.fields.Hidden && (
      <Later height={BAR_HEIGHT_PX}>
        <PublishBar />
      </Later>
    )
  )
}

function Drafts({ onKept }: { onKept: (isKept: boolean) => void }) {
  const isDraftedHere = isDrafted(useResourceContext() ?? '')
  const mayChange = useMayChange()
  return (
    isDraftedHere &&
    mayChange && (
      <Later height={BAR_HEIGHT_PX}>
        <DraftBar onKept={onKept} />
      </Later>
    )
  )
}

type FormToolbarProps = Required<Pick<FormPage, 'canSave' | 'canDelete'>> & {
  warning?: string | undefined
  saved?: (record: RaRecord) => void
}

function FormToolbar({ canSave, canDelete, warning, saved }: FormToolbarProps) {
  const record = useRecordContext()
  const isDeletable = canDelete === true || (canDelete && record && canDelete(record))
  const isProposing = useIsProposing()
  const { send } = useArtistMessages()
  return (
    <Toolbar>
      <SaveProblem />
      {canSave && <SaveButton icon={NO_ICON} {...(isProposing ? { label: send } : {})} />}
      {canSave && saved && !isProposing && <SaveAndNext icon={NO_ICON} saved={saved} />}
      {isDeletable && <DeleteButton warning={warning} />}
    </Toolbar>
  )
}

/** Whether what an artist saves waits for the agency, as `own-records.server.ts` decides it. */
function useIsProposing(): boolean {
  const artistId = useArtistId()
  const resource = useResourceContext()
  const record = useRecordContext()
  const isHiddenWork = resource === 'images' && record?.Hidden === true
  const { data: artist } = useGetOne('artists', { id: artistId ?? 0 }, { enabled: artistId !== null })
  return artistId !== null && !isHiddenWork && artist?.ReviewsChanges !== false
}

const NO_ICON = <span hidden />

/** A record that arrives late, as from a cache and then from the server, leaves alone what somebody has changed. */
const KEEP_TOUCHED = { keepDirtyValues: true }

/** The page itself says what failed; react-admin would go to the list. */
const FAILED_HERE = { onError: () => undefined }

/** Browsers disable what is in it as a whole; buttons that nobody may press are left out. */
const FIELDS = {
  display: 'contents',
  '&:disabled button:disabled': { display: 'none' },
}

const FORM_WITH_ASIDE = {
  '& .RaEdit-main': { gap: 5, flexDirection: { xs: 'column', lg: 'row' } },
  '& .RaEdit-card': { minWidth: 0, width: '100%' },
}

/** Why the form is not saved; stays beside its buttons until the next attempt, and takes away what was said before. */
function SaveProblem() {
  const translate = useTranslate()
  const { resetNotifications } = useNotificationContext()
  const { errors, isSubmitting, submitCount } = useFormState()
  const [problem, setProblem] = useState<'invalid' | { sentence: string } | null>(null)
  const sentence = errors.root?.serverError?.message
  const isRefused = submitCount > 0 && Object.keys(errors).length > 0
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return setProblem(null)
    if (typeof sentence === 'string') setProblem({ sentence })
    else if (isRefused) setProblem('invalid')
  }, [isSubmitting, submitCount, isRefused, sentence])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said later, such as of a draft, stays
  useEffect(() => {
    if (problem) resetNotifications()
  }, [problem])
  if (!problem) return null
  return (
    <Typography role="alert" color="error" sx={{ flexBasis: '100%', paddingTop: 1 }}>
      {problem === 'invalid'
        ? translate('ra.message.invalid_form')
        : `${translate(problem.sentence)} ${translate('errors.kept')}`}
    </Typography>
  )
}
