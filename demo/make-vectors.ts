import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DECOYS_FILE } from '#domain/search/visual/embedding/decoys.server.ts'
import { readModelFolder } from '#domain/search/visual/embedding/model-folder.server.ts'
import {
  encodeKnownVectors,
  KNOWN_VECTORS_FILE,
  PROJECTION_FILE,
} from '#domain/search/visual/index/indexed-catalogue.server.ts'
import type { QuantizedVectors } from '#domain/search/visual/vector-bytes.ts'
import {
  findReadyProjectionId,
  getProjectionBytes,
  readVectors,
} from '#domain/search/visual/vectors.server.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { openLog } from '#platform/log.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { openServices } from '#src/services.server.ts'
import { openDrawer } from './drawer.server.ts'
import { drawMissing } from './drawing-file-store.ts'
import { seedWhenEmpty } from './open-demo.ts'

// `npm run demo:vectors`: describes the demo catalogue from nothing, fits on it, and keeps the result beside the model,
// so that a fresh start has it at once. Takes five minutes; with DATA_DIR, what is drawn there is not drawn again.

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vectors-'))
  try {
    const given = process.env.DATA_DIR ? {} : { DATA_DIR: join(folder, 'data') }
    const config = readConfig({ ...process.env, ...given })
    await makeVectors(
      { ...config, modelFolder: copyModelAlone(config.modelFolder, folder) },
      config.modelFolder,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Without what came along with it, as if it were a new model. */
function copyModelAlone(modelFolder: string, folder: string): string {
  const alone = join(folder, basename(modelFolder))
  mkdirSync(alone)
  for (const file of ['model.json', readModelFolder(modelFolder).file, DECOYS_FILE])
    copyFileSync(join(modelFolder, file), join(alone, file))
  return alone
}

async function makeVectors(config: Config, target: string): Promise<void> {
  const log = openLog(config.logLevel)
  const concurrency = config.workers ?? availableParallelism()
  const drawer = openDrawer(concurrency)
  const services = await openServices({
    config,
    log,
    concurrency,
    decorateFiles: (files) => drawMissing(files, drawer.draw),
  })
  try {
    await seedWhenEmpty(services, (sentence) => process.stdout.write(`${sentence}\n`))
    await services.visual.indexCatalogue()
    const { db } = services.database
    const { id: embedder } = readModelFolder(config.modelFolder)
    const projection = await findReadyProjectionId(db, embedder)
    if (!projection) throw new Error('Nothing was fitted.')
    const vectors = new Map<string, QuantizedVectors>()
    for await (const rows of readVectors(db, projection))
      for (const row of rows) vectors.set(row.contentVersion, row.vectors)
    writeFileSync(join(target, PROJECTION_FILE), await getProjectionBytes(db, projection))
    writeFileSync(join(target, KNOWN_VECTORS_FILE), encodeKnownVectors({ projection, vectors }))
    process.stdout.write(`${vectors.size} pictures are described in ${target}.\n`)
  } finally {
    await services.close()
    await drawer.close()
    log.flush()
  }
}

await runDeclared(COMMANDS, 'demo:vectors', main)
