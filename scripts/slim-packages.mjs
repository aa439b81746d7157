// Removes from the installed packages what this machine never reads: plain JavaScript without packages, as `prepare.mjs`.
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Packages that npm installs and nothing that serves loads: peers and helpers that others name as optional, with what
 * they bring; parts for another runtime; the router's old name, which the build replaces.
 */
export const UNLOADED_BY_SERVING = [
  'typescript',
  '@typescript',
  'drizzle-kit',
  'esbuild',
  '@esbuild',
  '@esbuild-kit',
  'tsx',
  'jiti',
  'vitest',
  '@vitest',
  'chai',
  '@redis',
  'ioredis',
  'bare-fs',
  'bare-url',
  'bare-buffer',
  'bare-path',
  'bare-stream',
  'bare-os',
  'react-router-dom',
  '@scarf',
]

/** Files, and folders with a slash at their end, by their path in `node_modules`. */
const UNREAD = [
  // For editors, debuggers and people; licences stay.
  /\.(?:[cm]?tsx?|map|flow)$/,
  /(?<!licen[cs]es?|copying|notices?|copyright)\.(?:md|markdown)$/i,
  /\/(?:tests?|__tests__|docs|examples)\/$/,
  /^node-linux-[^/]+\/(?:include|share)\/$/,
  // For development, for pages without a bundler, and for other runtimes.
  /^react-dom\/cjs\/react-dom-(?:profiling|server(?:-legacy)?\.(?:browser|bun|edge))/,
  /\/(?:umd|iife|development)\/$/,
  /^swagger-ui-dist\/(?!package|LICENSE|NOTICE|swagger-ui-es-bundle\.js|swagger-ui\.css$)./,
  /^pdfkit\/js\/pdfkit\.(?:browser|standalone|old)/,
  /^fontkit\/(?:src\/|dist\/browser)/,
  /^exifreader\/(?:src|bin)\/$/,
  /^tus-js-client\/(?:dist|lib\.es5)\/$/,
  // The same for `require`, where all that loads it imports it.
  /^(?:ra-[^/]+|react-admin|drizzle-orm|zod|@tanstack|@tiptap|@electric-sql|@opentelemetry\/semantic-conventions)\/.*\.cjs$/,
  /^(?:@mui\/[^/]+|date-fns)\/(?!package).*\.js$/,
  /^hono\/dist\/cjs\/$/,
  /^chart\.js\/dist\/(?:.*\.cjs$|chart\.umd)/,
  // Languages, browsers' features, decoders and database extensions that nobody asks for.
  /^date-fns\/(?:fp\/|locale\/(?!en-US|_lib).)/,
  /^caniuse-lite\/data\/(?:features|regions)\/$/,
  /^libheif-js\/(?:libheif\/|libheif-wasm\/libheif-bundle)/,
  /^@electric-sql\/pglite\/dist\/(?!pg_trgm|unaccent)[^/]+\.tar\.gz$/,
]

const NODE = /^node-linux-/
/** Ten thousand icons, of which the staff's program has some seventy. */
const ICONS = '@mui/icons-material'
const ICON_IMPORT = /@mui\/icons-material\/(\w+)/g

/**
 * @param {string} packages `node_modules`
 * @param {'serving' | 'demo' | 'everything'} scope
 * @param {boolean} needsNode whether the machine's own Node is too old
 */
export function slimPackages(packages, scope, needsNode) {
  removeForeignBinaries(join(packages, 'onnxruntime-node/bin'))
  if (!needsNode) removeNode(packages)
  if (scope === 'everything') return
  for (const name of UNLOADED_BY_SERVING) rmSync(join(packages, name), { recursive: true, force: true })
  removeIcons(packages)
  removeUnread(packages, '')
}

/** The machine has its own, which is as good. */
function removeNode(packages) {
  // A link that leads nowhere would stay.
  for (const name of ['.bin/node', ...listNames(packages, NODE)])
    rmSync(join(packages, name), { recursive: true, force: true })
}

/** The inference runtime comes for all systems in one package. */
function removeForeignBinaries(binaries) {
  for (const version of listNames(binaries))
    for (const platform of listNames(join(binaries, version)))
      for (const arch of listNames(join(binaries, version, platform)))
        if (platform !== process.platform || arch !== process.arch)
          rmSync(join(binaries, version, platform, arch), { recursive: true })
}

function removeIcons(packages) {
  const using = listNames(packages, /^(?:ra-|react-admin$)/).flatMap((name) =>
    listFiles(join(packages, name)),
  )
  const kept = new Set(
    using
      .filter((path) => path.endsWith('.js'))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(ICON_IMPORT)].map(([, icon]) => `${icon}.mjs`),
      ),
  )
  for (const name of listNames(join(packages, ICONS), /^[A-Z]\w*\.m?js$/))
    if (!kept.has(name)) unlinkSync(join(packages, ICONS, name))
}

/** @param {string} path below `node_modules`; a folder's ends with a slash */
export function isUnread(path) {
  return UNREAD.some((pattern) => pattern.test(path))
}

/** Folders that become empty go too. */
function removeUnread(packages, folder) {
  const entries = readdirSync(join(packages, folder), { withFileTypes: true })
  for (const entry of entries) {
    const path = `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`
    if (isUnread(path)) rmSync(join(packages, path), { recursive: true })
    else if (entry.isDirectory()) removeUnread(packages, path)
  }
  if (folder && readdirSync(join(packages, folder)).length === 0) rmdirSync(join(packages, folder))
}

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}

function listNames(folder, pattern = /./) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => pattern.test(name)) : []
}
