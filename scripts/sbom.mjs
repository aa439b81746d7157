// `npm run sbom`: writes the list of all packages of the running site in CycloneDX format.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readArguments } from '../src/platform/command-line/read-arguments.mjs'
import { COMMANDS } from './commands.mjs'
import { npm, ROOT, refuse, tell } from './prepare.mjs'

/** About a megabyte per thousand packages; Node cuts off longer output. */
const LONGEST_LIST_BYTES = 64 * 1024 * 1024
/** npm's mark for development packages. Its `--omit=dev` also drops packages that both need, such as React. */
const FOR_DEVELOPERS = 'cdx:npm:package:development'

const { file } = readArguments(COMMANDS, 'sbom')
const target = file ? resolve(file) : join(ROOT, 'build/parts.cdx.json')

// From the lockfile, so that the list is the same on every machine.
const parameters = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
const listing = npm(parameters, { encoding: 'utf8', maxBuffer: LONGEST_LIST_BYTES })
if (listing.status !== 0) refuse(`npm could not list the packages:\n${listing.stderr}`)

const all = JSON.parse(listing.stdout)
// npm uses the name of the folder.
all.metadata.component.name = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).name
const parts = withoutDevelopers(all)
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, `${JSON.stringify(parts, null, 2)}\n`)
tell(`${parts.components.length} packages are listed in ${target}`)

function withoutDevelopers(list) {
  const components = list.components.filter(
    ({ properties }) => !properties.some(({ name }) => name === FOR_DEVELOPERS),
  )
  const refs = new Set([list.metadata.component, ...components].map((component) => component['bom-ref']))
  const dependencies = list.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
  return { ...list, components, dependencies }
}
