import { createServer } from 'node:net'
import { portSentence } from '../../src/platform/http/port-sentence.mjs'
import { refuse } from './operator.mjs'

/** Where the program listens if nothing else is set; a test compares them with its settings. */
export const USUAL = { PORT: '3000', HOST: '0.0.0.0' }
const HIGHEST_PORT = 65_535

/**
 * Before anything is installed or built, which would be in vain.
 * @param {Record<string, string | undefined>} settings
 */
export async function refuseTakenPort({ PORT, HOST }) {
  const port = Number(PORT || USUAL.PORT)
  // The program itself names a wrong setting.
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) return
  const error = await new Promise((resolve) => {
    const server = createServer().once('error', resolve)
    server.listen(port, HOST || USUAL.HOST, () => server.close(() => resolve(null)))
  })
  if (error) refuse(portSentence(error, port))
}
