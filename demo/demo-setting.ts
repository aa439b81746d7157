import { z } from 'zod'
import { onOff, parseEnvironment } from '#platform/config.ts'

const Environment = z.object({ DEMO: onOff.default(true) })

/** Environment variables that only the demo reads; a test compares them with `.env.example`. */
export const DEMO_VARIABLES = Object.keys(Environment.shape)

/**
 * Whether an installation without artists is filled with the demo catalogue.
 * @throws StartupError
 */
export function readDemoSetting(environment: Record<string, string | undefined> = process.env): boolean {
  return parseEnvironment(Environment, environment).DEMO
}
