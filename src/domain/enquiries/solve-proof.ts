import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from './forms/submission.ts'

/**
 * Works on a challenge for a second or two and answers what belongs into PROOF_FIELD; null when it takes far too long.
 * For browsers, to be loaded only when there is a challenge.
 */
export async function solveProof(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
