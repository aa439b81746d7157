import { Badge, ListItemText, MenuItem, MenuList, Popover, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { useStaffQuery } from '#admin/api/use-staff-query.ts'
import { useLanguage } from '#admin/messages/use-language.ts'
import { useMoment } from '#admin/parts/agency-time.ts'
import { messageOf, Notification, pageOf, Unseen } from '#domain/notifications/notifications-model.ts'
import german from '#messages/staff-notifications.de.json' with { type: 'json' }
import english from '#messages/staff-notifications.en.json' with { type: 'json' }
import { MINUTE_MS } from '#platform/durations.ts'
import { fill } from '#platform/i18n/fill.ts'
import { HeaderButton, Strokes } from './header-button.tsx'

const Listed = z.object({ data: z.array(Notification) })
const BELL = 'M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4ZM10 20h4'

/** Asks once a minute, and not from a hidden tab. */
export function NotificationBell() {
  const texts = useNotificationMessages()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const { data, refetch } = useStaffQuery('/notifications/unseen', Unseen, { refetchInterval: MINUTE_MS })
  const count = data?.Unseen ?? 0
  return (
    <>
      <HeaderButton
        icon={
          <Badge badgeContent={count} color="error">
            <Strokes path={BELL} />
          </Badge>
        }
        name={count > 0 ? fill(texts.bell_unseen, { count }) : texts.bell}
        text={texts.bell}
        hasPopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <Popover open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <Notifications onSeen={() => void refetch()} close={() => setAnchor(null)} />
        </Popover>
      )}
    </>
  )
}

function Notifications({ onSeen, close }: { onSeen: () => void; close: () => void }) {
  const texts = useNotificationMessages()
  const [language] = useLanguage()
  const inWords = useMoment()
  const translate = useTranslate()
  const { data: { data: lines } = { data: null }, error } = useStaffQuery('/notifications', Listed)
  const newest = lines?.find(({ IsSeen }) => !IsSeen)?.HappenedAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is new was not seen before
  useEffect(() => {
    const body = { Until: newest, Language: language }
    if (newest)
      void askStaff('/notifications/seen', z.unknown(), jsonRequest({ method: 'POST', body })).then(onSeen)
  }, [newest])
  if (!lines?.length)
    return (
      <Typography aria-busy={!lines && !error} sx={{ width: 320, minHeight: 120, padding: 2 }}>
        {error ? translate(error.message) : lines && texts.none}
      </Typography>
    )
  return (
    <MenuList autoFocus aria-label={texts.bell} sx={{ width: 400, maxWidth: '92vw' }}>
      {lines.map((line) => (
        <MenuItem key={line.Id} component={Link} to={pageOf(line)} onClick={close}>
          <ListItemText
            primary={fill(texts[messageOf(line)], { by: line.ByName, record: line.RecordName })}
            secondary={[inWords(line.HappenedAt), line.IsSeen ? '' : texts.new].filter(Boolean).join(' · ')}
            slotProps={{ primary: { sx: { whiteSpace: 'normal', fontWeight: line.IsSeen ? 400 : 600 } } }}
          />
        </MenuItem>
      ))}
    </MenuList>
  )
}

export function useNotificationMessages() {
  const [language] = useLanguage()
  return language === 'de' ? german : english
}
