import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: process.env.BARE_PAGE_BUILD ?? 'build',
} satisfies Config
