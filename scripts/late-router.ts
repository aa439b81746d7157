import type { Plugin } from 'vite'

/** The one module that gets the whole of React Router. */
const ASKS_FOR_ALL = '/late-router/workaround-whole-router.ts'
const COPY = '?whole'
/** What hydration needs a few lines of, or nothing. React's contexts must not be among them: there is one of each. */
const COPIED =
  /\/react-router\/dist\/production\/(index|lib\/router\/(router|history|utils|matcher|instrumentation)|lib\/dom\/ssr\/(routes|routeModules|single-fetch|hydration))\.js$/

/**
 * Gives the router that is loaded after hydration its own copy of the modules that the first scripts need little of. A module is
 * in one piece with all that anybody uses of it; without the copy all of it would be in the first scripts.
 */
export function lateRouter(): Plugin {
  return {
    name: 'late-router',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.endsWith(ASKS_FOR_ALL) && !importer?.endsWith(COPY)) return null
      const found = await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true })
      return found && COPIED.test(found.id) ? { ...found, id: found.id + COPY } : found
    },
  }
}
