import type { StaffVisitor } from '#tests/staff-visitor.ts'
import { keepCookie } from '#tests/staff-visitor.ts'

type Match = { method?: string; path: string | RegExp }
type Rule = Match & { answer: (send: () => Promise<Response>) => Promise<Response> }
export type Call = { method: string; path: string; body: unknown }

const nodeFetch = globalThis.fetch
const underWay = new Set<Promise<unknown>>()
const calls: Call[] = []
let rules: Rule[] = []
/** Let come what is held. */
const releases: (() => void)[] = []
let site: { address: string; browser: StaffVisitor } | null = null

/** Sends what the application asks of its own site to the agency, with the cookies of this person; all else goes as it is. */
export function connect(address: string, browser: StaffVisitor): void {
  site = { address, browser }
  calls.length = 0
}

/** Replaces the global `fetch`, once. */
export function openNetwork(): void {
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('/') ? sendToSite(input, init) : nodeFetch(input, init)
}

/** Forgets all rules, and lets come what is held. */
export function endRules(): void {
  rules = []
  for (const release of releases.splice(0)) release()
}

/** Until nothing is under way any more. */
export async function untilQuiet(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}

/** What the application asked since it was opened. */
export function callsTo(path: string | RegExp, method?: string): Call[] {
  return calls.filter((call) => isMatch({ path, ...(method ? { method } : {}) }, call))
}

/** From now on calls are answered so. Returns a function that ends it. */
export function answer(match: Match, status: number, body: unknown = {}): () => void {
  return addRule({ ...match, answer: async () => Response.json(body, { status }) })
}

/** Calls are answered by the agency, and its JSON is changed on its way. Returns a function that ends it. */
export function alter(match: Match, change: (body: Record<string, unknown>) => unknown): () => void {
  const answerAltered = async (send: () => Promise<Response>) => {
    const response = await send()
    return Response.json(change(await response.json()), { status: response.status })
  }
  return addRule({ ...match, answer: answerAltered })
}

/** As without a connection. Returns a function that ends it. */
export function disconnect(match: Match = { path: /./ }): () => void {
  return addRule({ ...match, answer: async () => Promise.reject(new TypeError('There is no network.')) })
}

/** Answers arrive late, those of the agency or else this one. Returns a function that lets them come. */
export function hold(match: Match, status?: number): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  releases.push(resolve)
  const answerLate = async (send: () => Promise<Response>) => {
    const response = status ? Response.json({}, { status }) : await send()
    await promise
    return response
  }
  const end = addRule({ ...match, answer: answerLate })
  return () => {
    end()
    resolve()
  }
}

function addRule(rule: Rule): () => void {
  rules.unshift(rule)
  return () => {
    rules = rules.filter((other) => other !== rule)
  }
}

function isMatch({ method, path }: Match, call: Call): boolean {
  const isPath = typeof path === 'string' ? call.path === path : path.test(call.path)
  return isPath && (method === undefined || method === call.method)
}

function sendToSite(path: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method ?? 'GET'
  const call = { method, path, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body }
  calls.push(call)
  const rule = rules.find((candidate) => isMatch(candidate, call))
  const send = () => askSite(path, init)
  const answering = rule ? rule.answer(send) : send()
  const settled = answering.catch(() => {}).finally(() => underWay.delete(settled))
  underWay.add(settled)
  return answering
}

async function askSite(path: string, init: RequestInit): Promise<Response> {
  if (!site) throw new TypeError('There is no site.')
  const { address, browser } = site
  const headers = new Headers(init.headers)
  headers.set('Cookie', browser.cookie())
  headers.set('Origin', address)
  headers.set('Sec-Fetch-Site', 'same-origin')
  const { keepalive: _, ...rest } = init
  const response = await nodeFetch(address + path, { ...rest, headers })
  for (const line of response.headers.getSetCookie()) keepCookie(browser.cookies, line)
  return response
}
