/** The state of a change that an artist proposes: `new` until staff accept or decline it. */
export const PROPOSAL_STATES = ['new', 'accepted', 'declined'] as const

/** The reason why staff declined it, as the artist reads it. */
export const LONGEST_SENTENCE = 1_000
