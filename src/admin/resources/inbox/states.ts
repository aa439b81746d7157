import { ENQUIRY_STATES } from '#domain/enquiries/model.ts'

/** What the agency did with what came in, to choose from. */
export const STATES = ENQUIRY_STATES.map((id) => ({ id, name: `inbox.state_${id}` }))
