import { orNotFound } from './or-not-found.ts'

/** Every address that no other page has: answered with the note of the root's error boundary. */
export function loader() {
  return orNotFound(null)
}

export default function UnmatchedPage() {
  return null
}
