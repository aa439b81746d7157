import { Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material'
import { Fragment, useCallback, useEffect, useState } from 'react'
import { Title, useLocale, useLogout } from 'react-admin'
import { z } from 'zod'
import { browserName } from '#domain/staff/browser-name.ts'
import { SHORTEST_PASSWORD } from '#domain/staff/staff-model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { sentenceFor, useAccountMessages } from './account-messages.ts'
import { AccountSection } from './account-section.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { Anything, type AuthResponse, callAuth } from './call-auth.ts'
import { addPasskey } from './passkeys.ts'
import { usePasswordAgain } from './password-again.tsx'
import { findSession, type SignedIn } from './session.ts'

export function AccountPage() {
  const texts = useAccountMessages()
  const signOut = useLogout()
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null)
  const [passwords, setPasswords] = useState(0)
  const reload = useCallback(async () => {
    const found = await findSession()
    if (found) setSignedIn(found)
    else await signOut()
  }, [signOut])

  useEffect(() => void reload(), [reload])

  return (
    <Stack spacing={6} sx={{ maxWidth: '38rem', py: 3 }}>
      <Title title={texts.account_title} />
      <Stack spacing={1}>
        <Typography component="h1" variant="h4">
          {texts.account_title}
        </Typography>
        <Typography>{signedIn?.user.email}</Typography>
      </Stack>
      {signedIn && (
        <>
          <NameSection name={signedIn.user.name} onChange={reload} />
          <PasswordSection onChange={() => setPasswords(passwords + 1)} />
          <AuthenticatorSection isOn={signedIn.user.twoFactorEnabled} onChange={reload} />
          {/* A new password ends what these list. */}
          <Fragment key={passwords}>
            <PasskeysSection />
            <SessionsSection />
          </Fragment>
        </>
      )}
      <Button variant="outlined" color="inherit" onClick={() => signOut()}>
        {texts.account_sign_out}
      </Button>
    </Stack>
  )
}

function NameSection({ name, onChange }: { name: string; onChange: () => void }) {
  const texts = useAccountMessages()
  const [done, setDone] = useState('')
  return (
    <AccountSection title={texts.account_name} done={done}>
      <AuthForm
        fields={[
          {
            name: 'name',
            label: texts.account_name,
            hint: texts.account_name_hint,
            autoComplete: 'name',
            initial: name,
          },
        ]}
        submit={texts.account_save}
        send={(body) => callAuth('/update-user', { schema: Anything, body })}
        onDone={() => {
          setDone(texts.account_saved)
          onChange()
        }}
      />
    </AccountSection>
  )
}

const Passkeys = z.array(
  z.object({ id: z.string(), name: z.string().nullish(), createdAt: z.string().nullish() }),
)

function PasskeysSection() {
  const texts = useAccountMessages()
  const { entries, done, problem, report, change } = useAuthData('/passkey/list-user-passkeys', Passkeys)
  const { askFresh, dialog } = usePasswordAgain()
  return (
    <AccountSection title={texts.passkeys_title} hint={texts.passkeys_hint} done={done} problem={problem}>
      {entries.length === 0 && <Typography>{texts.passkeys_none}</Typography>}
      <List>
        {entries.map(({ id, name }) => (
          <ListItem key={id} disableGutters>
            <ListItemText primary={name ?? id} />
            <Button onClick={() => change('/passkey/delete-passkey', { id }, texts.passkeys_removed)}>
              {fill(texts.passkeys_remove, { name: name ?? id })}
            </Button>
          </ListItem>
        ))}
      </List>
      <AuthForm
        key={entries.length}
        fields={[{ name: 'name', label: texts.passkeys_name, autoComplete: 'off' }]}
        submit={texts.passkeys_add}
        send={({ name = '' }) => askFresh(() => addPasskey(name.trim()))}
        onDone={(value) => report({ outcome: 'done', value }, texts.passkeys_added)}
      />
      {dialog}
    </AccountSection>
  )
}

const Changed = z.object({
  ended: z.object({ tokens: z.array(z.string()), passkeys: z.array(z.string()) }),
})

function PasswordSection({ onChange }: { onChange: () => void }) {
  const texts = useAccountMessages()
  const [changes, setChanges] = useState(0)
  const [done, setDone] = useState('')

  function finish({ ended }: z.infer<typeof Changed>): void {
    const { tokens, passkeys } = ended
    const sentences = [
      texts.password_changed,
      tokens.length > 0 && fill(texts.password_ended_tokens, { names: tokens.join(', ') }),
      passkeys.length > 0 && fill(texts.password_ended_passkeys, { names: passkeys.join(', ') }),
    ]
    setDone(sentences.filter(Boolean).join(' '))
    setChanges(changes + 1)
    onChange()
  }

  return (
    <AccountSection title={texts.password_title} hint={texts.password_hint} done={done}>
      <AuthForm
        // A new key empties the form after each change.
        key={changes}
        fields={[
          {
            name: 'currentPassword',
            label: texts.password_current,
            type: 'password',
            autoComplete: 'current-password',
          },
          {
            name: 'newPassword',
            label: texts.password_new,
            hint: fill(texts.password_rule, { shortest: SHORTEST_PASSWORD }),
            type: 'password',
            autoComplete: 'new-password',
          },
        ]}
        submit={texts.password_change}
        passwordField="currentPassword"
        send={(body) => callAuth('/change-password', { schema: Changed, body })}
        onDone={finish}
      />
    </AccountSection>
  )
}

const Sessions = z.array(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    ipAddress: z.string().nullish(),
    userAgent: z.string().nullish(),
    isCurrent: z.boolean(),
  }),
)

function SessionsSection() {
  const texts = useAccountMessages()
  const locale = useLocale()
  const { entries, done, problem, change } = useAuthData('/list-sessions', Sessions)
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <AccountSection title={texts.sessions_title} hint={texts.sessions_hint} done={done} problem={problem}>
      <List>
        {entries.map(({ id, createdAt, ipAddress, userAgent, isCurrent }) => {
          const browser = browserName(userAgent ?? '')
          const since = fill(texts.sessions_since, { moment: moment.format(new Date(createdAt)) })
          return (
            <ListItem key={id} disableGutters>
              <ListItemText primary={browser} secondary={[since, ipAddress].filter(Boolean).join(', ')} />
              {isCurrent ? (
                texts.sessions_here
              ) : (
                <Button onClick={() => change('/revoke-session', { id }, texts.sessions_ended)}>
                  {fill(texts.sessions_end, { browser })}
                </Button>
              )}
            </ListItem>
          )
        })}
      </List>
      {entries.length > 1 && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => change('/revoke-other-sessions', {}, texts.sessions_ended)}
        >
          {texts.sessions_end_others}
        </Button>
      )}
    </AccountSection>
  )
}

function useAuthData<Item>(path: string, items: z.ZodType<Item[]>) {
  const texts = useAccountMessages()
  const [entries, setEntries] = useState<Item[]>([])
  const [notice, setNotice] = useState({ done: '', problem: '' })

  const reload = useCallback(async () => {
    const response = await callAuth(path, { schema: items })
    if (response.outcome === 'done') setEntries(response.value)
  }, [path, items])

  useEffect(() => void reload(), [reload])

  async function report(response: AuthResponse<unknown>, sentence: string): Promise<void> {
    const isDone = response.outcome === 'done'
    setNotice(isDone ? { done: sentence, problem: '' } : { done: '', problem: sentenceFor(texts, response) })
    await reload()
  }

  async function change(action: string, body: Record<string, unknown>, sentence: string): Promise<void> {
    await report(await callAuth(action, { schema: Anything, body }), sentence)
  }

  return { entries, ...notice, report, change }
}
