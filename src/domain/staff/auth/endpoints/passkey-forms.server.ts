import { z } from 'zod'

// The library behind better-auth does not check the shape of `credential.toJSON()` (Web Authentication 3, 5.1).

/** WebAuthn allows ids of 1,023 bytes; base64 makes them a third longer. */
export const LONGEST_CREDENTIAL_ID = 1_400
const LONGEST_PART = 20_000
/** The standard has seven so far. */
const MOST_TRANSPORTS = 12
const LONGEST_WORD = 40
/** They are passed on without validation. */
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
