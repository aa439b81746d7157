import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'
import type { StaffRole } from '#domain/staff/roles.ts'
import { LONGEST_STAFF_EMAIL, LONGEST_STAFF_NAME } from '#domain/staff/staff-model.ts'
import { cleanLine } from '#platform/i18n/clean-text.ts'
import { type OidcSettings, roleIn } from './settings.ts'

/** Each of the four requests of a sign-in has this limit. */
const WITHIN_SECONDS = 5
const MOST_BYTES = 500_000
const CLOCKS_APART_SECONDS = 60
const SCOPE = 'openid email profile'
/** Several factors were used (RFC 8176). */
const SEVERAL_FACTORS = 'mfa'
const LONGEST_SUBJECT = 255

export const Pending = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })
export type Pending = z.infer<typeof Pending>

/** Some providers send a boolean as a text or a number. */
const yesOrNo = z.union([z.boolean(), z.stringbool(), z.literal(1).transform(() => true)]).catch(false)

const Claims = z.object({
  sub: z.string().min(1).max(LONGEST_SUBJECT),
  email: z.email().max(LONGEST_STAFF_EMAIL).toLowerCase().catch(''),
  email_verified: yesOrNo,
  /** Entra ID says by this claim alone that the domain of the address belongs to the directory. */
  xms_edov: yesOrNo,
  name: z.string().catch(''),
  amr: z.array(z.string()).catch([]),
})

export type OidcPerson = {
  subject: string
  /** The address is empty unless the provider has verified it. */
  email: string
  name: string
  hasTwoFactors: boolean
  role: StaffRole | null | 'unknown'
}

export async function beginAt(
  settings: OidcSettings,
  redirectAddress: string,
): Promise<{ address: string; pending: Pending }> {
  const configuration = await discover(settings)
  const pending = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectAddress,
    scope: SCOPE,
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
  })
  return { address: address.href, pending }
}

/** Checks state, issuer, signature, audience, times and nonce; throws whatever is wrong with the provider. */
export async function findPersonAt(
  settings: OidcSettings,
  address: URL,
  pending: Pending,
): Promise<OidcPerson> {
  const configuration = await discover(settings)
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    pkceCodeVerifier: pending.verifier,
    idTokenExpected: true,
  })
  const signed = tokens.claims() ?? {}
  const { sub, amr } = Claims.parse(signed)
  const read = (claims: Record<string, unknown>) => {
    const { email, email_verified, xms_edov, name } = Claims.parse(claims)
    return {
      email: email_verified || xms_edov ? email : '',
      unverifiedEmail: email,
      name,
      role: roleIn(claims, settings),
    }
  }
  const { userinfo_endpoint: hasMore } = configuration.serverMetadata()
  const more = hasMore ? await askMore(configuration, tokens.access_token, sub) : {}
  const { email, unverifiedEmail, name, role } = read({ ...(more instanceof Error ? {} : more), ...signed })
  // The signed token may already contain all that is needed.
  if (more instanceof Error && (email === '' || role === null)) throw more
  return {
    subject: sub,
    email,
    name: cleanLine(name, LONGEST_STAFF_NAME) || unverifiedEmail.slice(0, LONGEST_STAFF_NAME),
    hasTwoFactors: amr.includes(SEVERAL_FACTORS),
    role,
  }
}

/** The answer is about somebody else. */
const OF_ANOTHER = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'

async function askMore(
  configuration: Configuration,
  accessToken: string,
  subject: string,
): Promise<Record<string, unknown> | Error> {
  try {
    return await fetchUserInfo(configuration, accessToken, subject)
  } catch (error) {
    if (!(error instanceof Error) || ('code' in error && error.code === OF_ANOTHER)) throw error
    return error
  }
}

/** This runs each time: staff sign in a few times a day, and keys and addresses of providers change. */
function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const metadata = { client_secret: clientSecret, [clockTolerance]: CLOCKS_APART_SECONDS }
  // Http is only configured for a provider on this machine.
  const execute = [
    enableNonRepudiationChecks,
    ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
  ]
  return discovery(issuer, clientId, metadata, ClientSecretBasic(clientSecret), {
    execute,
    timeout: WITHIN_SECONDS,
    [customFetch]: fetchBounded,
  })
}

const fetchBounded: CustomFetch = async (address, { body, headers, method, redirect, signal }) => {
  const response = await fetch(address, {
    headers,
    method,
    redirect,
    body: body instanceof URLSearchParams ? body : null,
    signal: signal ?? null,
  })
  let length = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      length += part.length
      if (length > MOST_BYTES) throw new Error('The provider answers too much.')
      controller.enqueue(part)
    },
  })
  return new Response(response.body?.pipeThrough(bounded) ?? null, response)
}
