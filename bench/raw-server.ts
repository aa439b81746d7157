import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { z } from 'zod'

// The reference: node:http alone, sending prepared bytes with the few headers that they need to be read.

const Responses = z.record(z.string(), z.object({ headers: z.array(z.string()), body: z.base64() }))

const given = Responses.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))
const responses = new Map(
  Object.entries(given).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
)

createServer((request, response) => {
  const answer = responses.get(request.url ?? '')
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(request.url === '/healthz' ? 200 : 404).end()
}).listen(Number(process.env.PORT), process.env.HOST)
