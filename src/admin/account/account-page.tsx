import {
  Button,
  FormControlLabel,
  List,
  ListItem,
  ListItemText,
  Stack,
  Switch,
  Typography,
} from '@mui/material'
import { Fragment, useCallback, useEffect, useState } from 'react'
import { Title, useLocale, useLogout, useNotify } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { useStaffQuery } from '#admin/api/use-staff-query.ts'
import { useNotificationMessages } from '#admin/layout/notification-bell.tsx'
import { useLanguage } from '#admin/messages/use-language.ts'
import { EmailChoices, type NotificationKind } from '#domain/notifications/notifications-model.ts'
import { browserName } from '#domain/staff/browser-name.ts'
import { SHORTEST_PASSWORD } from '#domain/staff/staff-model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { sentenceFor, useAccountMessages } from './account-messages.ts'
import { AccountSection } from './account-section.tsx'
import { AuthForm, passwordField } from './auth-form.tsx'
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
          <NotificationsSection />
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

function NotificationsSection() {
  const texts = useNotificationMessages()
  const [Language] = useLanguage()
  const notify = useNotify()
  const path = '/notifications/choices'
  const { data: { Kinds, Off } = { Kinds: [], Off: [] }, refetch } = useStaffQuery(path, EmailChoices)

  async function choose(Kind: NotificationKind, IsMailed: boolean): Promise<void> {
    const request = jsonRequest({ method: 'PUT', body: { Kind, IsMailed, Language } })
    const response = await askStaff(path, z.unknown(), request)
    const isDone = response.outcome === 'answered'
    notify(isDone ? texts.choices_saved : response.sentence, { type: isDone ? 'success' : 'error' })
    await refetch()
  }

  if (Kinds.length === 0) return null
  return (
    <AccountSection title={texts.choices_title} hint={texts.choices_hint}>
      {Kinds.map((kind) => (
        <FormControlLabel
          key={kind}
          control={<Switch checked={!Off.includes(kind)} onChange={(_, isOn) => void choose(kind, isOn)} />}
          label={texts[`choose_${kind}`]}
        />
      ))}
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
          passwordField(texts.password_current, 'currentPassword'),
          passwordField(texts.password_new, 'newPassword', {
            hint: fill(texts.password_rule, { shortest: SHORTEST_PASSWORD }),
            autoComplete: 'new-password',
          }),
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
