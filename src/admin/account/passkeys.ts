import { z } from 'zod'
import { Anything, type AuthResponse, callAuth, refused } from './call-auth.ts'

// WebAuthn options come from the server and are read by the browser; this only passes them on.
const RequestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>(hasChallenge)
const CreationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>(hasChallenge)

export async function signInByPasskey(): Promise<AuthResponse<unknown>> {
  if (!knowsPasskeys()) return refused({ code: 'no_passkeys' })
  const response = await callAuth('/passkey/generate-authenticate-options', { schema: RequestOptions })
  if (response.outcome === 'refused') return response
  // A passkey replaces password and code, so the device has to verify its user.
  const options = PublicKeyCredential.parseRequestOptionsFromJSON({
    ...response.value,
    userVerification: 'required',
  })
  return sendCredential(
    '/passkey/verify-authentication',
    () => navigator.credentials.get({ publicKey: options }),
    {},
  )
}

export async function addPasskey(name: string): Promise<AuthResponse<unknown>> {
  if (!knowsPasskeys()) return refused({ code: 'no_passkeys' })
  const response = await callAuth('/passkey/generate-register-options', { schema: CreationOptions })
  if (response.outcome === 'refused') return response
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(response.value)
  const create = () => navigator.credentials.create({ publicKey: options })
  return sendCredential('/passkey/verify-registration', create, { name })
}

async function sendCredential(
  path: string,
  createCredential: () => Promise<Credential | null>,
  more: Record<string, string>,
): Promise<AuthResponse<unknown>> {
  // The user refused, or the time ran out.
  const credential = await createCredential().catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) return refused({ code: 'passkey' })
  const response = await callAuth(path, {
    schema: Anything,
    body: { response: credential.toJSON(), ...more },
  })
  return response.outcome === 'refused' && !KNOWN_REFUSALS.includes(response.code)
    ? { ...response, code: 'passkey' }
    : response
}

const KNOWN_REFUSALS = ['too_many', 'unreachable', 'sign_in_again']

export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

function hasChallenge(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'challenge' in value
}
