/** Of what an artist wants changed: `new` until staff say yes or no. */
export const PROPOSAL_STATES = ['new', 'accepted', 'declined'] as const

/** Why staff did not want it, as the artist reads it. */
export const LONGEST_SENTENCE = 1_000
