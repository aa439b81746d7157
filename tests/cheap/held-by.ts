import type { RateLimit } from '#platform/rate-limits/rate-limits.server.ts'
import { watchOverload } from '#server/edge/admit.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'
import { makeWhatCasesName } from '#tests/fuzz/fuzz-site.ts'
import { sendCase } from '#tests/fuzz/send-case.ts'
import { openOffice } from '#tests/office.ts'
import { aPainting } from '#tests/pictures.ts'
import { asStaff } from '#tests/sign-in-staff.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { dearestInputs, readSiteContent } from './dearest-inputs.ts'
import { listStrangersCalls, type StrangersCall } from './strangers-calls.ts'

/** More than may be made and wait at once. */
const MORE_THAN_PLACES = 500
const NETWORK = '10.1.1.1'
const { mailsPerDay } = site.limits

/** Limits that are counted elsewhere than in `rateLimits`. */
const COUNTED_ELSEWHERE: Readonly<Record<string, string>> = {
  'GET /readyz': 'one check a second (readiness.ts)',
  'POST /illusde/api/lightbox/:id/pdf': 'PDFs at once (pdf-answers.ts)',
  'POST /illusde/api/csp-reports': 'reports of a network and of all, in memory (csp-reports.ts)',
  'POST /illusde/api/lightbox-email': `e-mails a day: network ${mailsPerDay.network}, all ${mailsPerDay.all}`,
  'POST /lightbox-email/:id': `e-mails a day: network ${mailsPerDay.network}, all ${mailsPerDay.all}`,
}

/**
 * Calls that nothing counts because their answer is ready or a refusal: nothing is read from the database or the disk, and nothing
 * made. The measuring run checks that none takes more of the processor than `FROM_MEMORY_MS`.
 */
const FROM_MEMORY = /^(?:GET \/(?:healthz|metrics)$|(?:POST|PUT) \/\*|POST \/illusde\/api\/(?:auth\/|\*))/
export const FROM_MEMORY_MS = 20
const ADMISSION = 'admission'
export const OF_MEMORY = 'answered from memory'

/** All that bounds how often a call can be asked; empty where nothing does. `taken` are the limits that counted it. */
function listLimits({ name }: StrangersCall, taken: readonly RateLimit[]): string[] {
  const counted = taken.map(
    ({ name: limit, most, withinSeconds }) => `${limit} ${most} in ${withinSeconds} s`,
  )
  const elsewhere = COUNTED_ELSEWHERE[name.replace(' /en/', ' /')]
  const limits = elsewhere ? [...counted, elsewhere] : counted
  return limits.length === 0 && FROM_MEMORY.test(name) ? [OF_MEMORY] : limits
}

/** Whether what is made at once is limited for this address: more than there are places for are refused. */
function isAdmitted(method: string, url: string): boolean {
  const overload = watchOverload()
  const admitted: ReturnType<typeof overload.admit>[] = []
  while (admitted.length < MORE_THAN_PLACES && overload.refused() === 0)
    admitted.push(overload.admit({ method, url }, NETWORK))
  for (const permit of admitted) void permit.then((release) => release?.())
  overload.close()
  return overload.refused() > 0
}

export type HeldCall = {
  call: StrangersCall
  /** Null where nothing says what the call may be sent, and empty where one of its inputs is limited by nothing. */
  limits: string[] | null
}

/** Every call of a stranger, and what it is held by: learned by sending it to the whole program in memory. */
export async function listHeldCalls(): Promise<HeldCall[]> {
  await using office = await openOffice()
  const { address, services, getJson } = office.agency
  await fillSmallCatalogue(services.database.db)
  await services.readModel.reload()
  const owner = await office.add('Oda', 'owner')
  const painting = await aPainting(220, 160).png().toBuffer()
  const siteContent = await readSiteContent(address, () => painting)
  const made = await makeWhatCasesName(address, siteContent.catalogue, asStaff(owner.browser, address))
  const held: HeldCall[] = []
  for (const call of listStrangersCalls(services, await getJson('/illusde/api/openapi.json'))) {
    const each: string[][] = []
    for (const input of dearestInputs(call, siteContent) ?? []) {
      const fuzzCase = { name: call.name, steps: [input] }
      const needs = { address, made, staffCookie: () => '', network: NETWORK }
      // What is admitted before anything is made of it need not be sent to be known as limited.
      const isKnown = isAdmitted(call.method, input.path)
      each.push(
        isKnown ? [ADMISSION] : listLimits(call, await noteLimits(services, () => sendCase(fuzzCase, needs))),
      )
    }
    const isHeld = each.every((limits) => limits.length > 0)
    held.push({ call, limits: each.length === 0 ? null : isHeld ? [...new Set(each.flat())] : [] })
  }
  return held
}

/** The limits that count what happens in the work. */
async function noteLimits({ rateLimits }: Services, work: () => Promise<unknown>): Promise<RateLimit[]> {
  const { take } = rateLimits
  const taken = new Map<string, RateLimit>()
  rateLimits.take = (limit, subject) => {
    taken.set(limit.name, limit)
    return take(limit, subject)
  }
  try {
    await work()
  } finally {
    rateLimits.take = take
  }
  return [...taken.values()]
}
