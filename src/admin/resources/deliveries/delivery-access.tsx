import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { z } from 'zod'
import { askStaff } from '#admin/api/call-admin-api.ts'
import { Section } from '#admin/parts/section.tsx'
import { copyText } from '#platform/browser/copy-text.ts'
import { type Delivery, useDeliveryCall, useDeliveryMessages } from './delivery-record.ts'
import { LastSending, SendButton } from './send-button.tsx'

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }

export function DeliveryAccess({ delivery }: { delivery: Delivery }) {
  const { Id, HasPassword } = delivery
  const { t } = useDeliveryMessages()
  const notify = useNotify()
  const call = useDeliveryCall(Id)
  const [password, setPassword] = useState('')

  async function savePassword(): Promise<void> {
    const done = t(password ? 'password_set' : 'password_removed')
    const setting = { method: 'PUT', path: 'password', body: { Password: password } } as const
    const isSaved = await call(setting, { done, unfit: t('password_short') })
    if (isSaved) setPassword('')
  }

  async function copyLink(): Promise<void> {
    const finding = await askStaff(`/deliveries/${Id}/link`, z.object({ Link: z.string() }))
    if (finding.outcome === 'refused') return notify(finding.sentence, { type: 'error' })
    const { Link } = finding.answer
    if (await copyText(Link)) notify(t('link_copied'))
    // The link stays visible, so that it can be copied by hand.
    else notify(Link, { autoHideDuration: null })
  }

  return (
    <Section title={t('access')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box sx={ROW}>
          <TextField
            type="password"
            autoComplete="new-password"
            label={t('password')}
            helperText={t(HasPassword ? 'has_password' : 'no_password')}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <Button variant="outlined" onClick={() => void savePassword()}>
            {t(password || !HasPassword ? 'save_password' : 'remove_password')}
          </Button>
        </Box>
        <Box sx={ROW}>
          <Button variant="outlined" onClick={() => void copyLink()}>
            {t('copy_link')}
          </Button>
          <SendButton delivery={delivery} hasUnsetPassword={password !== ''} />
        </Box>
        <LastSending delivery={delivery} />
      </Box>
    </Section>
  )
}
