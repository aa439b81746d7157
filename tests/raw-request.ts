import { request } from 'node:http'

export type RawAnswer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Sends a path unchanged; `fetch` would normalise `..`, backslashes and invalid characters. */
export function rawRequest(
  address: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address)
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const sending = request({ hostname, port, path, headers, insecureHTTPParser: true }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks).toString(),
      }),
    )
  })
  sending.on('error', reject)
  sending.end()
  return promise
}
