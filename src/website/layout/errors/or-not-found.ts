import { data } from 'react-router'

/** @throws the 404 that shows the page for missing pages. */
export function orNotFound<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw data(null, { status: 404 })
  return thing
}
