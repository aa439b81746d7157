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
import { copyText } from '#platform/browser/copy-text.ts'

type ShowOnceTexts = { copy: string; copied: string; not_copied: string; close: string }

type ShowOnceProps = {
  title: string
  hint: string
  label: string
  value: string
  texts: ShowOnceTexts
  close: () => void
}

/** The server keeps only a hash of the secret. A click beside the dialog does not close it. */
export function ShowOnce({ title, hint, label, value, texts, close }: ShowOnceProps) {
  const id = useId()
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{hint}</Typography>
        <TextField
          label={label}
          value={value}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <div role="status">{copied !== null && (copied ? texts.copied : texts.not_copied)}</div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={async () => setCopied(await copyText(value))}>
          {texts.copy}
        </Button>
        <Button variant="contained" onClick={close}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
