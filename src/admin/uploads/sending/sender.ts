import { openFileSender } from './send-files.ts'

/** One for all pages, so that uploads continue while another page is open. */
export const sender = openFileSender()
