import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What a budget needs to know of a script that was built. */
export type Script = {
  fileName: string
  code: string
  imports: readonly string[]
  facadeModuleId: string | null
}

/** The modules that a page starts with, and how many bytes of gzip they and all they import may take. */
export type Budget = { page: string; modules: readonly string[]; bytes: number }

/** Returns one sentence for each page whose scripts are missing or larger than allowed. */
export function listOverBudget(scripts: readonly Script[], budgets: readonly Budget[]): string[] {
  return budgets.flatMap(({ page, modules, bytes }) => {
    const starts = modules.map((module) => scripts.find((script) => startsWith(script, module)))
    if (starts.includes(undefined)) return [`A script that the ${page} starts with was not built.`]
    const size = firstScripts(scripts, starts).reduce((sum, { code }) => sum + gzipSync(code).length, 0)
    return size > bytes
      ? [`The first scripts of the ${page} take ${size} bytes of gzip, more than ${bytes}.`]
      : []
  })
}

function startsWith({ facadeModuleId }: Script, module: string): boolean {
  return facadeModuleId?.split('?')[0]?.endsWith(`/${module}`) ?? false
}

/** The scripts themselves and all that they import, each once. */
function firstScripts(scripts: readonly Script[], starts: readonly (Script | undefined)[]): Script[] {
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
