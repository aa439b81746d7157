import { orNotFound } from '#website/shell/or-not-found.ts'

export function loader() {
  return orNotFound(null)
}

export default function TeamGuidePage() {
  return null
}
