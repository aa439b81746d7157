import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a program of the machine to its end. @throws when it is missing or ends with an error. */
export async function runProgram(program: string, parameters: string[], folder: string): Promise<void> {
  const child = spawn(program, parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} ended with ${code}.`)
}
