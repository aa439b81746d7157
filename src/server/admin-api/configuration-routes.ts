import { listConfigured } from '#domain/settings/list-configured.server.ts'
import type { AdminApi, AdminNeeds } from './admin-needs.ts'

/** `GET /configuration`: what is set where the program runs, and whether by the environment; without secrets. */
export function addConfiguration(api: AdminApi, { config, origin }: AdminNeeds): void {
  const data = listConfigured({ config, origin }).map(({ name, value, setIn }) => ({
    Name: name,
    Value: value,
    SetIn: setIn,
  }))
  api.get('/configuration', (context) => context.json({ data }))
}
