import { existsSync, globSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '#platform/config.ts'
import { runProgram } from './run-program.ts'
import { SOURCES } from './sources.ts'

/** Fetches the packages that are not in the folder yet, and unpacks them there; returns where. */
export async function unpackSources(folder: string): Promise<string> {
  const unpacked = join(folder, 'unpacked')
  for (const { package: name } of SOURCES) {
    const into = join(unpacked, name)
    if (existsSync(into)) continue
    const file = findPackage(folder, name) ?? (await fetchPackage(folder, name))
    await mkdir(into, { recursive: true })
    await runProgram('dpkg-deb', ['-x', file, into], folder)
  }
  return unpacked
}

async function fetchPackage(folder: string, name: string): Promise<string> {
  await runProgram('apt-get', ['download', name], folder).catch(() => {
    throw new StartupError(
      `The bench on real art takes its pictures from Debian's packages, and apt-get could not download ${name}.`,
    )
  })
  const file = findPackage(folder, name)
  if (!file) throw new StartupError(`apt-get downloaded no package ${name}.`)
  return file
}

function findPackage(folder: string, name: string): string | undefined {
  const [file] = globSync(`${name}_*.deb`, { cwd: folder })
  return file && join(folder, file)
}
