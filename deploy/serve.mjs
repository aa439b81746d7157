// What the image runs: the site, with the options of `npm start`, in this process's place.
import { readFileSync } from 'node:fs'

const { flags, environment } = JSON.parse(readFileSync('scripts/serving.json', 'utf8'))
const parameters = ['--disable-warning=ExperimentalWarning', ...flags, 'src/main.ts']
process.execve?.(process.execPath, [process.execPath, ...parameters], { ...process.env, ...environment })
