import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestListener } from '@react-router/node'

// Serves the bare page as it was built into the folder of the first argument.

const folder = process.argv[2] ?? ''
const listener = createRequestListener({
  build: await import(pathToFileURL(join(folder, 'server/index.js')).href),
})

createServer((request, response) => {
  const { url = '' } = request
  if (!url.startsWith('/assets/')) return listener(request, response)
  response.setHeader('Content-Type', 'text/javascript')
  createReadStream(join(folder, 'client/assets', basename(url))).pipe(response)
}).listen(Number(process.env.PORT), process.env.HOST)
