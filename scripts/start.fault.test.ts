import { expect, test } from 'vitest'
import { isBuildServed } from '#platform/http/served-build.mjs'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { childrenOf, commandOf, proportionalMb } from '#tests/process-tree.ts'
import { openTestFolder, runProgram, startSite } from '#tests/run-program.ts'

/** Node alone takes 24 MB; reading all sources would make it 60. */
const LITTLE_MB = 40

test('what starts the site becomes the site, which gets its signals and whose exit code is told', async () => {
  await using data = await openDataFolder()
  await using site = await startSite({ DATA_DIR: data.folder }, 'launched')
  expect(commandOf(site.pid)).toContain('src/main.ts')
  expect(isBuildServed('build')).toBe(true)
  expect(await site.stop('SIGTERM')).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('Stopping'),
  })
})

test('an older Node waits beside the site in little memory, and hands on signals and the exit code', async () => {
  await using data = await openDataFolder()
  await using site = await startSite({ DATA_DIR: data.folder }, 'launchedByOlderNode')
  const [serving = 0, ...others] = childrenOf(site.pid)
  expect([commandOf(serving).includes('src/main.ts'), others]).toEqual([true, []])
  expect(proportionalMb(site.pid)).toBeLessThan(LITTLE_MB)
  expect(await site.stop('SIGTERM')).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('Stopping'),
  })
})

test.each(['', '--import=data:text/javascript,delete%20process.execve'])(
  'a refused start ends with the site’s sentence and exit code (%s)',
  async (flag) => {
    await using folder = await openTestFolder()
    const environment = { DATA_DIR: folder.folder, PORT: 'none', NODE_OPTIONS: flag }
    const ending = await runProgram(environment, 'scripts/start.mjs')
    expect(ending).toMatchObject({ code: 1, stderr: expect.stringContaining('PORT') })
  },
)
