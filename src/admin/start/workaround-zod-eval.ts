import { z } from 'zod'

// What for: zod tries at its first object schema whether it may make functions from text, which our content security
// policy forbids. Has to run before any schema is made, so it is the entry's first import.
// Upstream issue: none; `jitless` is zod's own option for this (zod.dev/api).
// Measured effect: without it every page of the admin reports a violation of the policy.
// Can go: when zod asks without trying.
z.config({ jitless: true })
