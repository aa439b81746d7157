import { Box, TextField, Typography } from '@mui/material'
import { useGetMany } from 'react-admin'
import { useMoment } from '#admin/parts/agency-time.ts'
import { StepButton } from '#admin/parts/step-button.tsx'
import { COLOURS } from '#admin/theme.ts'
import { STAFF_ROLES } from '#domain/staff/roles.ts'
import { fill } from '#platform/i18n/fill.ts'
import {
  type ColleagueMessages,
  type ListedColleague,
  useColleagueMessages,
  type useColleagues,
} from './use-colleagues.ts'

type Changing = Pick<ReturnType<typeof useColleagues>, 'change' | 'makeLink' | 'report'>
type RowProps = Changing & { colleague: ListedColleague }

export function ColleagueRow({ colleague, ...changing }: RowProps) {
  const texts = useColleagueMessages()
  const inWords = useMoment()
  const { Name, Email, IsYou } = colleague
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h3">
          {Name}
        </Typography>
        <Typography>{IsYou ? `${Email} · ${texts.you}` : Email}</Typography>
        <Typography variant="body2" color="text.secondary">
          {listFacts(texts, colleague, inWords).join(' · ')}
        </Typography>
      </Box>
      {colleague.Role === 'artist' ? (
        <ArtistRole artistId={colleague.ArtistId} />
      ) : (
        <RoleSelect colleague={colleague} {...changing} />
      )}
      {!IsYou && <Steps colleague={colleague} {...changing} />}
    </Box>
  )
}

/** Staff remove an artist and invite them anew, so that nobody gives them a role of the office by mistake. */
function ArtistRole({ artistId }: { artistId: number | null }) {
  const texts = useColleagueMessages()
  const { data: [artist] = [] } = useGetMany('artists', { ids: artistId === null ? [] : [artistId] })
  return <Typography>{fill(texts.is_artist, { artist: String(artist?.Name ?? artistId ?? '') })}</Typography>
}

function RoleSelect({ colleague: { Id, Name, Role }, change }: RowProps) {
  const texts = useColleagueMessages()
  return (
    <TextField
      select
      size="small"
      value={Role}
      label={texts.role}
      helperText={texts.role_hints[Role]}
      onChange={({ target }) =>
        void change(
          { method: 'PUT', path: `/colleagues/${Id}`, body: { Role: target.value } },
          fill(texts.role_changed, {
            name: Name,
            role: texts.roles[STAFF_ROLES.find((role) => role === target.value) ?? Role],
          }),
        )
      }
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': fill(texts.role_of, { name: Name }) },
      }}
    >
      {STAFF_ROLES.filter((role) => role !== 'artist')
        .reverse()
        .map((role) => (
          <option key={role} value={role}>
            {texts.roles[role]}
          </option>
        ))}
    </TextField>
  )
}

function Steps({ colleague, change, makeLink, report }: RowProps) {
  const texts = useColleagueMessages()

  async function run({ call, done }: Step): Promise<void> {
    if (done !== null) return change(call, done)
    const refused = await makeLink(call, colleague)
    if (refused) report(refused)
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {listSteps(texts, colleague).map((step) => (
        <StepButton key={step.text} {...step} run={() => void run(step)} />
      ))}
    </Box>
  )
}

const ROW = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  borderTop: `1px solid ${COLOURS.line}`,
  paddingBlock: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr)' },
}

function listFacts(
  texts: ColleagueMessages,
  colleague: ListedColleague,
  inWords: (moment: unknown) => string,
): string[] {
  const { State, SignedInAt, Authenticator, Passkeys, Sessions, LinkUntil } = colleague
  if (State !== 'active' && SignedInAt === null)
    return [LinkUntil ? fill(texts.invited, { until: inWords(LinkUntil) }) : texts.link_too_old]
  const ways = [
    ...(Authenticator ? [texts.authenticator] : []),
    ...(Passkeys > 0
      ? [fill(Passkeys === 1 ? texts.passkeys_one : texts.passkeys, { number: Passkeys })]
      : []),
  ]
  return [
    SignedInAt ? fill(texts.signed_in, { when: inWords(SignedInAt) }) : texts.never_signed_in,
    ways.length > 0 ? fill(texts.second_factor, { ways: ways.join(', ') }) : texts.no_second_factor,
    fill(Sessions === 1 ? texts.sessions_one : texts.sessions, { number: Sessions }),
    ...(LinkUntil ? [fill(texts.reset_open, { until: inWords(LinkUntil) })] : []),
  ]
}

type Step = {
  text: string
  name: string
  ask: string
  call: { method: 'POST' | 'DELETE'; path: string }
  /** The message after success; null when a link is shown instead. */
  done: string | null
  isFinal: boolean
}

function listSteps(texts: ColleagueMessages, colleague: ListedColleague): Step[] {
  const { Id, Name, State, LinkUntil } = colleague
  const path = `/colleagues/${Id}`
  const isActive = State === 'active'
  const renewing: Step = {
    text: isActive ? texts.reset : texts.new_link,
    name: isActive ? fill(texts.reset_of, { name: Name }) : fill(texts.new_link_of, { name: Name }),
    ask: isActive ? texts.reset_ask : texts.new_link_ask,
    call: { method: 'POST', path: `${path}/link` },
    done: null,
    isFinal: false,
  }
  const withdrawing: Step = {
    text: texts.withdraw,
    name: fill(texts.withdraw_of, { name: Name }),
    ask: texts.withdraw_ask,
    call: { method: 'DELETE', path: `${path}/link` },
    done: texts.withdrawn,
    isFinal: false,
  }
  const ending: Step = {
    text: texts.end_sessions,
    name: fill(texts.end_sessions_of, { name: Name }),
    ask: texts.end_sessions_ask,
    call: { method: 'DELETE', path: `${path}/sessions` },
    done: fill(texts.sessions_ended, { name: Name }),
    isFinal: false,
  }
  const removing: Step = {
    text: texts.remove,
    name: fill(texts.remove_of, { name: Name }),
    ask: texts.remove_ask,
    call: { method: 'DELETE', path },
    done: fill(texts.removed, { name: Name }),
    isFinal: true,
  }
  return [renewing, ...(LinkUntil ? [withdrawing] : []), ...(isActive ? [ending] : []), removing]
}
