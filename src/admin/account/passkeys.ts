import { z } from 'zod'
import { Anything, askDoor, type DoorAnswer, refused } from './call-auth.ts'

// What WebAuthn wants is made by the server and read by the browser itself; we only carry it.
const Asked = z.custom<PublicKeyCredentialRequestOptionsJSON>(hasChallenge)
const Offered = z.custom<PublicKeyCredentialCreationOptionsJSON>(hasChallenge)

/** Asks the device who is there. */
export async function signInByPasskey(): Promise<DoorAnswer<unknown>> {
  if (!knowsPasskeys()) return refused({ code: 'no_passkeys' })
  const asked = await askDoor('/passkey/generate-authenticate-options', { answer: Asked })
  if (asked.outcome === 'refused') return asked
  // A passkey stands for password and code, so the device has to know its owner.
  const options = PublicKeyCredential.parseRequestOptionsFromJSON({
    ...asked.value,
    userVerification: 'required',
  })
  return handOver(
    '/passkey/verify-authentication',
    () => navigator.credentials.get({ publicKey: options }),
    {},
  )
}

/** Makes a passkey on the device and gives its public half to the door. */
export async function addPasskey(name: string): Promise<DoorAnswer<unknown>> {
  if (!knowsPasskeys()) return refused({ code: 'no_passkeys' })
  const offered = await askDoor('/passkey/generate-register-options', { answer: Offered })
  if (offered.outcome === 'refused') return offered
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(offered.value)
  const create = () => navigator.credentials.create({ publicKey: options })
  return handOver('/passkey/verify-registration', create, { name })
}

async function handOver(
  path: string,
  ask: () => Promise<Credential | null>,
  more: Record<string, string>,
): Promise<DoorAnswer<unknown>> {
  // Its owner said no, or let the time pass.
  const credential = await ask().catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) return refused({ code: 'passkey' })
  const answer = await askDoor(path, { answer: Anything, body: { response: credential.toJSON(), ...more } })
  return answer.outcome === 'refused' && !KNOWN_REFUSALS.includes(answer.code)
    ? { ...answer, code: 'passkey' }
    : answer
}

const KNOWN_REFUSALS = ['too_many', 'unreachable', 'sign_in_again']

/** All browsers do since 2025. */
function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

function hasChallenge(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'challenge' in value
}
