import type { Plugin } from 'vite'

/** Chromium and others with V8 know it; for all others it is a comment. It counts only at the very top of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks scripts of which nearly all runs when a page starts: V8 compiles them whole while they are coming, beside the main
 * thread, instead of function by function on it (v8.dev/blog/explicit-compile-hints).
 */
export function compileEarly(names: readonly string[]): Plugin {
  return {
    name: 'compile-early',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    // After Vite has put its list of files on top.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = hinted(file, names)
      },
    },
  }
}

export function hinted({ name, code }: { name: string; code: string }, names: readonly string[]): string {
  return names.includes(name) ? HINT + code : code
}
