import { orNotFound } from './or-not-found.ts'

export function loader() {
  return orNotFound(null)
}

export default function UnmatchedPage() {
  return null
}
