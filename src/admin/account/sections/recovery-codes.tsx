import { Alert, AlertTitle, List, ListItem } from '@mui/material'
import { useAccountWords } from '#admin/account/account-messages.ts'

/** Shown once: the server stores them encrypted and never sends them again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const texts = useAccountWords()
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
    </Alert>
  )
}
