import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { copySmall } from '#domain/imaging/originals/copy-small.server.ts'
import { DECOYS_FILE, type Decoy, encodeDecoys } from '#domain/search/visual/embedding/decoys.server.ts'
import { embedWhole, openEmbedder, toStored } from '#domain/search/visual/embedding/embedder.server.ts'
import { readModelFolder } from '#domain/search/visual/embedding/model-folder.server.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { drawDecoys } from './draw-decoys.ts'

const OF_EACH_KIND = 4
const SEED = 1
const MODEL = join(import.meta.dirname, '../../models/resnet50-int8')

async function main(): Promise<void> {
  const embedder = openEmbedder(readModelFolder(MODEL), availableParallelism())
  const decoys: Decoy[] = []
  for await (const { kind, bytes } of drawDecoys(OF_EACH_KIND, SEED)) {
    decoys.push({ kind, ...toStored(await embedWhole(embedder, await copySmall(bytes))) })
  }
  await embedder.close()
  writeFileSync(join(MODEL, DECOYS_FILE), encodeDecoys(decoys))
  process.stdout.write(`${decoys.length} decoys are described in ${MODEL}.\n`)
}

await runDeclared(COMMANDS, 'model:decoys', main)
