import { request } from 'node:http'

export type RawAnswer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Sends a path exactly as it is written: `fetch` would tidy `..`, backslashes and odd characters away. */
export function rawRequest(
  address: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address)
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const asking = request({ hostname, port, path, headers, insecureHTTPParser: true }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: Buffer.concat(chunks).toString(),
      }),
    )
  })
  asking.on('error', reject)
  asking.end()
  return promise
}
