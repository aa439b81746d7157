export const DECIDING_CONFIRMATION = 'deciding-confirmation'
export const DECIDING_DIGEST = 'deciding-digest'
