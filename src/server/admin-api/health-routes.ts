import { readHealth } from '#domain/health/read-health.server.ts'
import { readToday } from '#domain/read-today.server.ts'
import { site } from '#site/site.server.ts'
import type { AdminApi, AdminNeeds } from './admin-needs.ts'

/** `GET /health`: every part with its state (ok, warn, bad), the message key of its text, and that text's values. */
export function addHealth(api: AdminApi, { config, database, files, clock, visual }: AdminNeeds): void {
  const needs = { config, database, files, clock, indexingProgress: visual.progress, version: site.version }
  api.get('/health', async (context) => {
    const isProxyUntrusted = context.get('isProxyUntrusted') ?? false
    const parts = await readHealth({ ...needs, isProxyUntrusted })
    const data = parts.map(({ name, state, key, values }) => ({
      Name: name,
      State: state,
      Key: key,
      Values: values,
    }))
    return context.json({ data })
  })
}

/** `GET /today`: how much of each kind waits for somebody, and when the last backup was written. */
export function addToday(api: AdminApi, { database: { db }, clock, config, adminRecords }: AdminNeeds): void {
  api.get('/today', async (context) => {
    const today = await readToday({ db, clock, config, adminRecords })
    const named = Object.entries(today).map(([name, value]) => [
      name[0]?.toUpperCase() + name.slice(1),
      value,
    ])
    return context.json(Object.fromEntries(named))
  })
}
