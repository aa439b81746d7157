import { Alert, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { sentenceFor, useAccountMessages } from '#admin/account/account-messages.ts'
import { Anything, callAuth, type Refusal } from '#admin/account/call-auth.ts'
import { useLanguage } from '#admin/messages/use-language.ts'
import german from '#messages/staff-oidc.de.json' with { type: 'json' }
import english from '#messages/staff-oidc.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'

const Offer = z.object({ name: z.string().nullable() })
const Begun = z.object({ address: z.string() })
const RETURNED = ['code', 'error', 'state']

/** Shows the button where OpenID Connect is configured, and signs in those who come back from the provider. */
export function OidcSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [name, setName] = useState<string | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [language] = useLanguage()
  const texts = language === 'de' ? german : english
  const others = useAccountMessages()

  async function begin(): Promise<void> {
    setBusy(true)
    const begun = await callAuth('/oidc/begin', { schema: Begun, body: {} })
    if (begun.outcome === 'done') return window.location.assign(begun.value.address)
    setProblem(begun)
    setBusy(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is opened once
  useEffect(() => {
    void callAuth('/oidc', { schema: Offer }).then((offer) => {
      if (offer.outcome === 'done') setName(offer.value.name)
    })
    const search = takeReturned()
    if (search === null) return
    setBusy(true)
    void callAuth('/oidc/finish', { schema: Anything, body: { search } }).then((finished) => {
      setBusy(false)
      if (finished.outcome === 'done') onSignedIn()
      else setProblem(finished)
    })
  }, [])

  if (name === null) return null
  const sentences: Record<string, string> = texts
  const sentence = problem && (sentences[problem.code] ?? sentenceFor(others, problem))
  return (
    <>
      {sentence && <Alert severity="error">{fill(sentence, { name })}</Alert>}
      <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void begin()}>
        {fill(texts.submit, { name })}
      </Button>
    </>
  )
}

/** The provider's parameters are valid once, so they leave the address at once. Null where nobody comes back. */
function takeReturned(): string | null {
  const { search, pathname } = window.location
  const parameters = new URLSearchParams(search)
  if (!RETURNED.some((name) => parameters.has(name))) return null
  window.history.replaceState(window.history.state, '', pathname)
  return search
}
