import { readHealth } from '#domain/health/read-health.server.ts'
import { readProgress } from '#domain/published/picture-progress.ts'
import { readToday } from '#domain/read-today.server.ts'
import { inPascalCase } from '#platform/records/in-pascal-case.ts'
import { VERSION } from '#platform/version.server.ts'
import { route } from './staff-route.ts'

export const healthRoutes = [
  route({
    method: 'GET',
    path: '/health',
    role: 'reader',
    summary: 'Every part with its state (ok, warn, bad), the message key of its text, and that text’s values',
    handler: async (context, { config, database, files, clock, visual, readModel }) => {
      const parts = await readHealth({
        ...{ config, database, files, clock, version: VERSION },
        progress: () => readProgress({ readModel, visual }),
        isProxyUntrusted: context.get('isProxyUntrusted') ?? false,
      })
      const data = parts.map(({ name, state, key, values }) => ({
        Name: name,
        State: state,
        Key: key,
        Values: values,
      }))
      return context.json({ data })
    },
  }),
  route({
    method: 'GET',
    path: '/today',
    role: 'reader',
    summary: 'How much of each kind waits for somebody, and when the last backup was written',
    handler: async (context, { database: { db }, clock, config, adminRecords }) => {
      const today = await readToday({ db, clock, config, adminRecords })
      return context.json(inPascalCase(today))
    },
  }),
]
