import { runProgram } from './run-program.ts'
import { FRIEDA, openVisitor, PASSWORD, type StaffVisitor } from './staff-visitor.ts'

/** Creates a staff account on a running site by the command for it, and signs in. */
export async function signInStaff(address: string, dataDirectory: string): Promise<StaffVisitor> {
  const { email, name } = FRIEDA
  const created = await runProgram({ DATA_DIR: dataDirectory }, 'src/cli/staff.ts', ['add', email, name])
  const token = created.stdout.trim().split('#').at(-1)
  const visitor = openVisitor(address, fetch)
  await visitor.ask('/welcome', { token, password: PASSWORD, name })
  const response = await visitor.ask('/sign-in/email', { email, password: PASSWORD })
  if (!response.ok) throw new Error(`Nobody could sign in: ${response.status} ${await response.text()}`)
  return visitor
}

/** Headers of a call to the staff's API. */
export function asStaff(visitor: StaffVisitor, address: string): Record<string, string> {
  return { Cookie: visitor.cookie(), Origin: address, 'Sec-Fetch-Site': 'same-origin' }
}
