import { orNotFound } from './or-not-found.ts'

/** Every address without a page: the root's error boundary shows the message. */
export function loader() {
  return orNotFound(null)
}

export default function UnmatchedPage() {
  return null
}
