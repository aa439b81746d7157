import { build, type Plugin } from 'vite'

const ASKED_FOR = '?inline-script'

/** Gives a module, with all that it imports, as the text of one script, for a `<script>` in the page: `import text from './start.ts?inline-script'`. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(ASKED_FOR)) return null
      const { chunk, sources } = await buildScript(id.slice(0, -ASKED_FOR.length))
      for (const source of sources) this.addWatchFile(source)
      return `export default ${JSON.stringify(chunk)}`
    },
  }
}

/** @throws where the module needs more than one script. */
async function buildScript(source: string): Promise<{ chunk: string; sources: string[] }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [script, ...others] = files
  if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${source} is not one script.`)
  return { chunk: script.code.trim(), sources: script.moduleIds }
}
