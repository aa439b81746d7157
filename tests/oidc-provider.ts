import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { Provider } from 'oidc-provider'

export const CLIENT = { id: 'zeichner', secret: 'a secret of thirty letters, at least' }

/** Claims by the name that somebody types at the provider. */
export type People = Record<string, Record<string, unknown>>

/** A provider as a package has it, on loopback: whoever types a name is that person, whatever the password. */
export async function openOidcProvider(redirectAddresses: string[], people: People, host = '127.0.0.1') {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://${host}:${portOf(server)}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: redirectAddresses }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'of-the-test' }] },
    cookies: { keys: ['of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'], profile: ['name', 'groups'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_, id) => {
      const claims = people[id]
      return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) }
    },
  })
  server.on('request', provider.callback())
  return {
    issuer,
    people,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_ROLES: 'team=editor,heads=owner,guests=reader',
      OIDC_NAME: 'Kontor',
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Goes through the provider's own pages as a browser would, and returns the address that it leads back to. */
export async function signInAtProvider(address: string, name: string): Promise<URL> {
  const jar = new Map<string, string>()
  let next = new URL(address)
  let body: URLSearchParams | null = null
  for (let step = 0; step < 12; step += 1) {
    const response: Response = await fetch(next, {
      redirect: 'manual',
      method: body ? 'POST' : 'GET',
      body,
      headers: { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(key, value)
    }
    body = null
    const location = response.headers.get('Location')
    if (location) {
      const target = new URL(location, next)
      if (target.origin !== new URL(address).origin) return target
      next = target
      continue
    }
    const page = await response.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    const action = /action="([^"]+)"/.exec(page)?.[1]
    if (!prompt || !action) throw new Error(`The provider says ${response.status}: ${page.slice(0, 300)}`)
    next = new URL(action, next)
    body = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: name, password: 'x' } : {}) })
  }
  throw new Error('The provider leads in circles.')
}
