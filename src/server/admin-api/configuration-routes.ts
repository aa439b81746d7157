import { listConfigured } from '#domain/settings/list-configured.server.ts'
import { route } from './staff-route.ts'

export const configurationRoutes = [
  route({
    method: 'GET',
    path: '/configuration',
    // Where things are on the server.
    role: 'owner',
    summary: 'What is set where the program runs, and whether by the environment; without secrets',
    handler: (context, { config, origin }) => {
      const all = listConfigured({ config, origin })
      return context.json({
        data: all.map(({ name, value, setIn }) => ({ Name: name, Value: value, SetIn: setIn })),
      })
    },
  }),
]
