import { orNotFound } from '#website/request-context.server.ts'

export function loader() {
  return orNotFound(null)
}

export default function UnmatchedPage() {
  return null
}
