import { z } from 'zod'

/**
 * zod tests at its first object schema whether it may create functions from text, which our content security policy
 * forbids: every page of the admin reported a violation. Has to run before any schema is created, so it is the
 * entry's first import. Can go when zod checks without trying (its option `jitless`, zod.dev/api).
 */
z.config({ jitless: true })
