import { z } from 'zod'

// What a browser's `credential.toJSON()` gives (Web Authentication, level 3, 5.1). The library that reads it takes its shape
// for granted, so what has another one does not get there, and what is not named here does not come through.

/** WebAuthn allows ids of 1,023 bytes; written in base64 they are a third more. */
export const LONGEST_CREDENTIAL_ID = 1_400
/** A public key and an attestation with its certificates. */
const LONGEST_PART = 20_000
/** There are seven so far. */
const MOST_TRANSPORTS = 12
const LONGEST_WORD = 40
/** What extensions say is handed on unread. */
const LONGEST_EXTENSIONS = 4_000

const base64Url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/)
const Part = base64Url(LONGEST_PART)
const Word = z
  .string()
  .max(LONGEST_WORD)
  .regex(/^[\w-]*$/)

const Credential = z.object({
  id: base64Url(LONGEST_CREDENTIAL_ID),
  rawId: base64Url(LONGEST_CREDENTIAL_ID),
  type: z.literal('public-key'),
  authenticatorAttachment: Word.nullish().transform((word) => word ?? undefined),
  clientExtensionResults: z
    .record(z.string(), z.unknown())
    .refine((value) => JSON.stringify(value).length <= LONGEST_EXTENSIONS),
})

/** A new passkey. */
export const PasskeyAttestation = Credential.extend({
  response: z.object({
    clientDataJSON: Part,
    attestationObject: Part,
    authenticatorData: Part.optional(),
    publicKey: Part.nullish(),
    publicKeyAlgorithm: z.int().optional(),
    transports: z.array(Word).max(MOST_TRANSPORTS).optional(),
  }),
})

/** A passkey's answer to who is there. */
export const PasskeyAssertion = Credential.extend({
  response: z.object({
    clientDataJSON: Part,
    authenticatorData: Part,
    signature: Part,
    userHandle: Part.or(z.literal(''))
      .nullish()
      .transform((handle) => handle ?? undefined),
    attestationObject: Part.optional(),
  }),
})
