import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { StaffVisitor } from './staff-visitor.ts'

/**
 * A software authenticator with one passkey. Returns what a browser's `credential.toJSON()` returns (Web
 * Authentication, level 3).
 */
export type PasskeyDevice = {
  /** Registers the passkey. */
  create: (challenge: string) => Record<string, unknown>
  /** Signs in with the passkey. */
  get: (challenge: string) => Record<string, unknown>
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

type DeviceOptions = { idBytes?: number; counter?: number }

export function openPasskeyDevice(
  origin: string,
  { idBytes = 32, counter = 0 }: DeviceOptions = {},
): PasskeyDevice {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(idBytes)
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
  }
  const host = createHash('sha256').update(new URL(origin).hostname).digest()
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin }))

  function create(challenge: string) {
    const key = map(
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(Buffer.from(x, 'base64url'))],
      [number(-3), bytes(Buffer.from(y, 'base64url'))],
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const held = Buffer.concat([Buffer.alloc(16), length, id, key])
    const data = Buffer.concat([host, flags(PRESENT | VERIFIED | HAS_KEY, counter), held])
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(data)],
    )
    return {
      ...credential,
      response: {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  function get(challenge: string) {
    const data = clientData('webauthn.get', challenge)
    const authenticatorData = Buffer.concat([host, flags(PRESENT | VERIFIED, counter)])
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()])
    return {
      ...credential,
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      },
    }
  }

  return { create, get }
}

/** Adds the device's passkey to the signed-in account. */
export async function addPasskey(browser: StaffVisitor, device: PasskeyDevice): Promise<Response> {
  const { challenge } = await (await browser.ask('/passkey/generate-register-options')).json()
  return browser.ask('/passkey/verify-registration', { response: device.create(challenge), name: 'Laptop' })
}

export async function signInByPasskey(browser: StaffVisitor, device: PasskeyDevice): Promise<Response> {
  const { challenge } = await (await browser.ask('/passkey/generate-authenticate-options')).json()
  return browser.ask('/passkey/verify-authentication', { response: device.get(challenge) })
}

function flags(value: number, counter: number): Buffer {
  const counted = Buffer.alloc(5)
  counted.writeUInt8(value)
  counted.writeUInt32BE(counter, 1)
  return counted
}

// The part of CBOR (RFC 8949) that a passkey needs.

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([major * 32 + value])
  if (value < 256) return Buffer.from([major * 32 + 24, value])
  return Buffer.from([major * 32 + 25, Math.floor(value / 256), value % 256])
}

function number(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value)
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value])
}

function text(value: string): Buffer {
  return Buffer.concat([head(3, value.length), Buffer.from(value)])
}

function map(...pairs: Buffer[][]): Buffer {
  return Buffer.concat([head(5, pairs.length), ...pairs.flat()])
}
