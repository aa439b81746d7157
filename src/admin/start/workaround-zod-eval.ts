// What for: zod tries at its first object schema whether it may make functions from text, which our content security
// policy forbids. The entry sets zod's option before zod itself is loaded: the build decides in which order the modules of
// one script run, so an import above all others is not enough.
// Upstream issue: none; `jitless` is zod's own option for this (zod.dev/api), and zod/v4/core/core.js reads it from here.
// Measured effect: without it every page of the admin reports a violation of the policy.
// Can go: when zod asks without trying.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
