import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/website',
  ssr: true,
  // The server compresses, caches and hashes whole answers; one manifest for all routes keeps them small and equal.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
