import { createServer } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { fetchOnce, hasAsked } from './fetch-once.ts'

let origin: string
const requests: string[] = []

beforeAll(async () => {
  const server = createServer((request, response) => {
    const { url = '' } = request
    requests.push(url)
    const isSecond = requests.filter((one) => one === url).length > 1
    response.statusCode = url === '/fails-first' && !isSecond ? 500 : 200
    response.end(JSON.stringify([requests.length]))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return () => server.close()
})

test('concurrent and later callers share one request', async () => {
  const address = `${origin}/heroes`
  expect(hasAsked(address)).toBe(false)
  const [first, second] = await Promise.all([fetchOnce(address), fetchOnce(address)])
  expect(await fetchOnce(address)).toBe(first)
  expect(second).toBe(first)
  expect(hasAsked(address)).toBe(true)
  expect(requests.filter((url) => url === '/heroes')).toHaveLength(1)
})

test('a failed request is made again', async () => {
  const address = `${origin}/fails-first`
  await expect(fetchOnce(address)).rejects.toThrow('answered 500')
  expect(hasAsked(address)).toBe(false)
  await expect(fetchOnce(address)).resolves.toBeDefined()
})
