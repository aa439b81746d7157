import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useMoment } from '#admin/parts/agency-time.ts'
import { ShowOnce } from '#admin/programs/show-once.tsx'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { fill } from '#platform/i18n/fill.ts'
import { ColleagueRow } from './colleague-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { type ShownLink, useColleagueMessages, useColleagues } from './use-colleagues.ts'

export function ColleaguesPage() {
  const texts = useColleagueMessages()
  const colleagues = useColleagues()
  const { list, error, notice, link } = colleagues
  const [isInviting, setInviting] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 3 }}>
      <Title title={texts.title} />
      <Typography sx={{ maxWidth: '44rem' }}>{texts.lead}</Typography>
      <Box>
        <Button variant="contained" onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      </Box>
      <div role="status">{notice.done && <Alert severity="success">{notice.done}</Alert>}</div>
      {notice.problem && <Alert severity="error">{notice.problem}</Alert>}
      {!list && !error && <LinearProgress aria-label={texts.loading} />}
      {!list && error && <LoadFailed error={error} retry={colleagues.read} />}
      {list && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {list.map((colleague) => (
            <ColleagueRow key={colleague.Id} colleague={colleague} {...colleagues} />
          ))}
        </Box>
      )}
      {isInviting && <InviteDialog close={() => setInviting(false)} makeLink={colleagues.makeLink} />}
      {link && <LinkDialog link={link} close={colleagues.forgetLink} />}
    </Box>
  )
}

function LinkDialog({ link, close }: { link: ShownLink; close: () => void }) {
  const texts = useColleagueMessages()
  const inWords = useMoment()
  return (
    <ShowOnce
      title={fill(link.isInvitation ? texts.invited_title : texts.link_title, { name: link.name })}
      hint={fill(texts.link_hint, { address: link.email, until: inWords(link.until) })}
      label={texts.link}
      value={link.address}
      texts={texts}
      close={close}
    />
  )
}
