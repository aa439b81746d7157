import type { Hono } from 'hono'
import { EVENTS } from '#domain/webhooks/webhooks-model.ts'
import { type Call, type CallEnv, call } from '#server/calls/call.ts'
import { describeCalls } from '#server/calls/document.ts'
import { limitStaffBody, openCalls, requireStaff } from '#server/calls/guards.ts'
import { STAFF_API } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'
import { ownCalls } from './artists.ts'
import { colleagueCalls, presenceCalls } from './colleagues.ts'
import { deliveryCalls } from './deliveries.ts'
import { duplicateCalls, suggestionCalls } from './images.ts'
import { importExportCalls } from './import-export.ts'
import { inboxCalls } from './inbox.ts'
import { notificationCalls } from './notifications.ts'
import { configurationCalls, healthCalls } from './operation.ts'
import { draftCalls, proposalCalls } from './pending-changes.ts'
import { tokenCalls, webhookCalls } from './programs.ts'
import { findCalls, recordDetailCalls } from './record-details.ts'
import { resourceCalls } from './records.ts'
import { statisticsCalls } from './statistics.ts'
import { trashCalls } from './trash.ts'
import { uploadCalls } from './uploads.ts'

export function staffCalls({ adminRecords }: Pick<Services, 'adminRecords'>): Call[] {
  const calls: Call[] = [
    ...uploadCalls,
    ...deliveryCalls,
    ...importExportCalls,
    ...healthCalls,
    ...configurationCalls,
    ...duplicateCalls,
    ...suggestionCalls,
    ...recordDetailCalls,
    ...inboxCalls,
    ...proposalCalls,
    ...notificationCalls,
    ...ownCalls,
    ...trashCalls,
    ...draftCalls,
    ...colleagueCalls,
    ...findCalls,
    ...presenceCalls,
    ...tokenCalls(() => calls),
    ...webhookCalls,
    ...statisticsCalls,
    ...[...adminRecords.values()].flatMap(resourceCalls),
  ]
  const document: Call = call({
    method: 'GET',
    path: '/openapi.json',
    who: 'reader',
    tokens: 'any',
    summary: 'This document',
    handler: (_, { adminRecords }) => describeStaffCalls([...calls, document], adminRecords),
  })
  return [document, ...calls]
}

export function describeStaffCalls(calls: readonly Call[], records: Services['adminRecords']) {
  return describeCalls(calls, {
    title: `${site.brand.en} staff API`,
    server: STAFF_API,
    events: EVENTS,
    schemas: new Map([...records.values()].map(({ name, schema }) => [name, schema])),
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'A token from the page of tokens.' },
      session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Of a sign-in.' },
    },
  })
}

/** Without a session or a token every address gives the same 401; changes are only accepted from our own pages. */
export function staffApi(services: Services): Hono<CallEnv> {
  return openCalls(staffCalls(services), services, {
    before: requireStaff(services),
    beforeRefusal: limitStaffBody({}),
  })
}
