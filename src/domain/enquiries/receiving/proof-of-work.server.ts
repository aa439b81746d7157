import { createHash, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Challenge } from '#domain/enquiries/forms/submission.ts'
import type { Database } from '#platform/database/database.ts'
import type { RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { readSigningKey } from './signing-keys.server.ts'

const KEY_NAME = 'enquiries'
/** One try takes a browser about a millisecond, and us as well when we check the answer. */
const ROUNDS_OF_A_TRY = 2_000
/** The number that a browser has to find by trying: a second or two of work. */
const FEWEST_TRIES = 600
const MOST_TRIES = 1_800
/** Long enough for a slow telephone and a large upload. */
const VALID_MS = 20 * 60_000
/** A solved challenge is longer than none of these. */
const LONGEST_PROOF = 4_000

const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(ROUNDS_OF_A_TRY),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.int(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

export type ProofOfWork = {
  ask: () => Promise<Challenge>
  /** Each solution counts once. Returns false for any other text and never throws for one. */
  accepts: (proof: unknown) => Promise<boolean>
}

/** Challenges that cost whoever sends a lot; checking costs next to nothing. Their key is shared by all instances. */
export function openProofOfWork(db: Database, rateLimits: RateLimits): ProofOfWork {
  let key: Promise<string> | null = null

  function findKey(): Promise<string> {
    key ??= readSigningKey(db, KEY_NAME).catch((error) => {
      key = null
      throw error
    })
    return key
  }

  return {
    ask: async () => {
      const secret = await findKey()
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS_OF_A_TRY,
        counter: randomInt(FEWEST_TRIES, MOST_TRIES),
        deriveKey,
        // Checked against the system's time, so ours must be the same.
        expiresAt: new Date(Date.now() + VALID_MS),
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: secret,
      })
    },
    accepts: async (proof) => {
      const payload = readProof(proof)
      if (!payload) return false
      const { challenge, solution } = payload
      const secret = await findKey()
      const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: secret }
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      return verified && isFirstUse(rateLimits, challenge.signature)
    },
  }
}

async function isFirstUse(rateLimits: RateLimits, signature: string): Promise<boolean> {
  const once = { name: 'proof', most: 1, withinSeconds: VALID_MS / 1000 }
  const used = createHash('sha256').update(signature).digest('base64url')
  return (await rateLimits.take(once, used)).outcome === 'granted'
}

function readProof(proof: unknown) {
  if (typeof proof !== 'string' || proof.length > LONGEST_PROOF) return null
  try {
    const reading = Payload.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString()))
    return reading.success ? reading.data : null
  } catch {
    return null
  }
}
