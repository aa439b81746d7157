import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { streamLargeDelivery } from './large-delivery.ts'

const MB = 1024 ** 2
const MB_IN_GB = 1024

await runDeclared(COMMANDS, 'test:delivery', async ({ gigabytes }) => {
  const { moreMemory, isFileWhole, archive, bytes, seconds } = await streamLargeDelivery(gigabytes * MB_IN_GB)
  process.stdout.write(
    `An archive of ${bytes} bytes and a file of half of it in ${seconds.toFixed(1)} s, each with a break: ` +
      `at most ${(moreMemory / MB).toFixed(1)} MB more memory. The file is ${isFileWhole ? 'whole' : 'broken'}; unzip: ${archive}\n`,
  )
  if (!isFileWhole || !archive.startsWith('No errors detected')) process.exitCode = 1
})
