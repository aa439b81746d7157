import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useMoment } from '#admin/parts/inputs/when.ts'
import { copyText } from '#platform/browser/copy-text.ts'
import { fill } from '#platform/i18n/fill.ts'
import { type ShownLink, useColleagueMessages } from './use-colleagues.ts'

/** The link, once: the server keeps a hash of it and cannot tell it again. A click beside the dialog does not close it. */
export function LinkDialog({ link, close }: { link: ShownLink; close: () => void }) {
  const texts = useColleagueMessages()
  const inWords = useMoment()
  const title = useId()
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{fill(texts.link_title, { name: link.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{fill(texts.link_hint, { address: link.email, until: inWords(link.until) })}</Typography>
        <TextField
          label={texts.link}
          value={link.address}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <div role="status">{copied !== null && (copied ? texts.copied : texts.not_copied)}</div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={async () => setCopied(await copyText(link.address))}>
          {texts.copy}
        </Button>
        <Button variant="contained" onClick={close}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
