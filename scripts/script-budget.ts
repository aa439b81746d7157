import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What a budget needs to know of a script that was built. */
export type Script = {
  fileName: string
  code: string
  imports: readonly string[]
  /** The module whose exports it has; null when it has those of several. */
  facadeModuleId: string | null
  moduleIds: readonly string[]
}

/** How many bytes scripts may take, each compressed by itself. */
type Bytes = { brotli: number; gzip: number }
/** The modules that a page starts with, and what they and all they import may take. */
export type Budget = { page: string; modules: readonly string[] } & Bytes

const WAYS = [
  { way: 'brotli', compress: brotliCompressSync },
  { way: 'gzip', compress: gzipSync },
] as const satisfies { way: keyof Bytes; compress: (code: string) => Buffer }[]

/** Returns one sentence for each page whose scripts are missing or larger than allowed. */
export function listOverBudget(scripts: readonly Script[], budgets: readonly Budget[]): string[] {
  return budgets.flatMap(({ page, modules, ...most }) => {
    const starts = modules.map((module) => findScript(scripts, module))
    if (starts.includes(undefined)) return [`A script that the ${page} starts with was not built.`]
    const first = firstScripts(scripts, starts)
    return WAYS.flatMap(({ way, compress }) => {
      const size = first.reduce((sum, { code }) => sum + compress(code).length, 0)
      const tooMuch = `The first scripts of the ${page} take ${size} bytes of ${way}, more than ${most[way]}.`
      return size > most[way] ? [tooMuch] : []
    })
  })
}

/** The script that was built for the module, else the one that it went into. */
export function findScript<Found extends Pick<Script, 'facadeModuleId' | 'moduleIds'>>(
  scripts: readonly Found[],
  module: string,
): Found | undefined {
  const isModule = (id: string | null) => id?.split('?')[0]?.endsWith(`/${module}`) ?? false
  return (
    scripts.find(({ facadeModuleId }) => isModule(facadeModuleId)) ??
    scripts.find(({ moduleIds }) => moduleIds.some(isModule))
  )
}

/** The scripts themselves and all that they import, each once. */
export function firstScripts(scripts: readonly Script[], starts: readonly (Script | undefined)[]): Script[] {
  const found = new Set<Script>()
  const add = (script: Script | undefined) => {
    if (!script || found.has(script)) return
    found.add(script)
    for (const name of script.imports) add(scripts.find(({ fileName }) => fileName === name))
  }
  starts.forEach(add)
  return [...found]
}

/** Fails the build for browsers when a page's first scripts are larger than allowed. */
export function scriptBudget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'script-budget',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    writeBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
      const [sentence] = listOverBudget(scripts, budgets)
      if (sentence) this.error(sentence)
    },
  }
}
