import { Alert, AlertTitle, Button, List, ListItem, Stack } from '@mui/material'
import { useState } from 'react'
import { useAccountMessages } from '#admin/account/account-messages.ts'
import { copyText } from '#platform/browser/copy-text.ts'

/** Shown once: the server stores them encrypted and never sends them again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const texts = useAccountMessages()
  const [copied, setCopied] = useState<'copied' | 'refused' | null>(null)
  const text = codes.join('\n')

  async function copy(): Promise<void> {
    setCopied((await copyText(text)) ? 'copied' : 'refused')
  }

  return (
    <Alert severity="warning">
      <AlertTitle>{texts.recovery_title}</AlertTitle>
      {texts.recovery_hint}
      <List dense>
        {codes.map((code) => (
          <ListItem key={code} disableGutters>
            <code>{code}</code>
          </ListItem>
        ))}
      </List>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" onClick={copy}>
          {texts.recovery_copy}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={texts.recovery_file}
        >
          {texts.recovery_download}
        </Button>
      </Stack>
      <div role="status">
        {copied === 'copied' && texts.recovery_copied}
        {copied === 'refused' && texts.recovery_not_copied}
      </div>
    </Alert>
  )
}
