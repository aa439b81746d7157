import { z } from 'zod'

/**
 * zod tries at its first object schema whether it may make functions from text, which our content security policy forbids:
 * every page of the staff's program reported that it was kept from it. Has to run before any schema is made, so it is the
 * entry's first import. Can go when zod asks without trying (its option `jitless`, zod.dev/api).
 */
z.config({ jitless: true })
