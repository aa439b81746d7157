import { data } from 'react-router'

/** For loaders: goes on only with something there, else the visitor sees the page for missing pages. */
export function orNotFound<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw data(null, { status: 404 })
  return thing
}
