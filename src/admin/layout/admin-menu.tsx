import { Box, useMediaQuery } from '@mui/material'
import { useId } from 'react'
import { useGetList, useGetResourceLabel, useSidebarState, useTranslate } from 'react-admin'
import { NavLink } from 'react-router'
import { useArtistId } from '#admin/account/current-role.ts'
import { useMayOpen } from '#admin/account/for-readers.tsx'
import { useArtistMessages } from '#admin/artists/artist-messages.ts'
import { COLOURS, MIDDLE, ROUND } from '#admin/theme.ts'
import { MINUTE_MS } from '#platform/durations.ts'
import { addressOf, MENU, type MenuEntry, type MenuGroup, ownMenu } from './menu-groups.ts'

export function StaffMenu() {
  const translate = useTranslate()
  const [open] = useSidebarState()
  const artistId = useArtistId()
  const texts = useArtistMessages()
  const groups = artistId === null ? MENU : ownMenu(artistId, texts)
  const start = {
    to: '/',
    label: artistId === null ? 'screens.overview' : texts.start,
  }
  return (
    <Box
      component="nav"
      aria-label={translate('menu.label')}
      // A closed menu takes no space, and must not be reachable by Tab.
      sx={{ width: 208, paddingBlock: 2, visibility: open ? 'visible' : 'hidden' }}
    >
      <Links entries={[start]} />
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </Box>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginTop: 2 }}>
      <Box id={id} component="h2" sx={GROUP_NAME}>
        {translate(group.name)}
      </Box>
      <Links entries={group.entries} />
    </Box>
  )
}

function Links({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {entries.map((entry) => (
        <li key={addressOf(entry)}>
          <Entry entry={entry} />
        </li>
      ))}
    </Box>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  const mayOpen = useMayOpen()
  return mayOpen(addressOf(entry)) && <EntryLink entry={entry} />
}

function EntryLink({ entry }: { entry: MenuEntry }) {
  const labelOf = useGetResourceLabel()
  const translate = useTranslate()
  const coversPage = useMediaQuery('(max-width: 900px)')
  const [, setOpen] = useSidebarState()
  return (
    <Box
      component={NavLink}
      to={addressOf(entry)}
      end={'to' in entry && entry.to === '/'}
      onClick={() => coversPage && setOpen(false)}
      sx={LINK}
    >
      {'to' in entry ? translate(entry.label) : labelOf(entry.resource, 2)}
      {'resource' in entry && entry.counted && <UnreadCount resource={entry.resource} />}
    </Box>
  )
}

const GROUP_NAME = {
  margin: 0,
  paddingInline: '23px',
  fontSize: '0.8125rem',
  fontWeight: 500,
  fontStretch: MIDDLE,
  color: COLOURS.quietestInk,
}

const LINK = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 34,
  paddingInline: '20px',
  borderLeft: '3px solid transparent',
  color: COLOURS.ink,
  fontSize: '0.9375rem',
  fontStretch: MIDDLE,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '&:focus-visible': { outlineOffset: -3 },
  // The current page is marked in red, as on the website.
  '&.active': { fontWeight: 600, borderLeftColor: COLOURS.red },
  '@media (pointer: coarse)': { minHeight: 44 },
}

/** A few enquiries come in a day, and nobody waits at the second. A hidden tab asks when it is shown again. */
const UNREAD_READ_EVERY_MS = MINUTE_MS
const ONE = { page: 1, perPage: 1 }

function UnreadCount({ resource }: { resource: string }) {
  const translate = useTranslate()
  const { total = 0 } = useGetList(
    resource,
    { pagination: ONE, filter: { State: 'new' } },
    { refetchInterval: UNREAD_READ_EVERY_MS, refetchOnWindowFocus: 'always' },
  )
  if (total === 0) return null
  return (
    <Box component="span" sx={BADGE}>
      {translate('inbox.unread', { smart_count: total })}
    </Box>
  )
}

const BADGE = {
  marginLeft: 1,
  paddingInline: '8px',
  borderRadius: ROUND,
  backgroundColor: COLOURS.red,
  color: COLOURS.paper,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '20px',
}
