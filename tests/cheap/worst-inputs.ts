import { aRequest, type FuzzRequest, inBase64 } from '#tests/fuzz/fuzz-request.ts'

/** An input that no honest client sends, and what it is. */
export type WorstInput = { what: string; request: FuzzRequest }

/** Node refuses all headers together, with the address, from 16 kB on. */
const LONGEST_HEADER = 14_000
/** The site refuses longer addresses; one that is as long as Node lets it be is asked for as well. */
const LONGEST_ADDRESS = 2_000

const JSON_TYPE = 'application/json'
const FIELDS_TYPE = 'application/x-www-form-urlencoded'
const BOUNDARY = 'worst-2f6b0c1d'
const PARTS_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** By what they do to a reader that is not linear. */
const HEADERS: readonly [what: string, name: string, value: string][] = [
  ['many cookies', 'Cookie', repeat('a=b; ', LONGEST_HEADER)],
  ['a cookie of one run', 'Cookie', `collection-x=${repeat('%', LONGEST_HEADER)}`],
  ['many languages', 'Accept-Language', repeat('en;q=0.1,', LONGEST_HEADER)],
  ['many encodings', 'Accept-Encoding', repeat('br;q=0,', LONGEST_HEADER)],
  ['an encoding of blanks', 'Accept-Encoding', `br${repeat(' ', LONGEST_HEADER)};q=0x`],
  ['many tags', 'If-None-Match', repeat('W/"a",', LONGEST_HEADER)],
  ['many ranges', 'Range', `bytes=${repeat('0-0,', LONGEST_HEADER)}`],
  ['many proxies', 'X-Forwarded-For', repeat('10.0.0.1,', LONGEST_HEADER)],
  ['a run as browser', 'User-Agent', repeat('Mozilla/5.0 (', LONGEST_HEADER)],
  ['a token of blanks', 'Authorization', `Bearer ${repeat(' ', LONGEST_HEADER)}x`],
  ['many types', 'Accept', repeat('text/html;q=0.1,', LONGEST_HEADER)],
  ['a long origin', 'Origin', `http://${repeat('a.', LONGEST_HEADER)}example`],
]

const BODIES: readonly [what: string, type: string, make: (bytes: number) => string][] = [
  ['a name again and again', FIELDS_TYPE, (bytes) => repeat('a&', bytes)],
  ['names that are new', FIELDS_TYPE, (bytes) => count(bytes, (at) => `${at.toString(36)}&`)],
  ['one huge name', FIELDS_TYPE, (bytes) => repeat('a', bytes)],
  ['one huge value of escapes', FIELDS_TYPE, (bytes) => `name=${repeat('%F0%9F%90%8B', bytes - 5)}`],
  ['escapes that are none', FIELDS_TYPE, (bytes) => `name=${repeat('%', bytes - 5)}`],
  ['lists in lists', JSON_TYPE, (bytes) => repeat('[', bytes / 2) + repeat(']', bytes / 2)],
  [
    'objects in objects',
    JSON_TYPE,
    (bytes) => `${repeat('{"a":', bytes * 0.8)}1${repeat('}', (bytes * 0.8) / 5)}`,
  ],
  ['a key again and again', JSON_TYPE, (bytes) => `{${repeat('"a":1,', bytes - 8)}"a":1}`],
  [
    'keys that are new',
    JSON_TYPE,
    (bytes) => `{${count(bytes - 8, (at) => `"${at.toString(36)}":1,`)}"-":1}`,
  ],
  ['many numbers', JSON_TYPE, (bytes) => `{"images":[${repeat('1,', bytes - 16)}1]}`],
  ['one huge text of blanks', JSON_TYPE, (bytes) => `{"url":"${repeat(' ', bytes - 12)}x"}`],
  ['one huge text of escapes', JSON_TYPE, (bytes) => `{"url":"data:,${repeat('%41', bytes - 18)}"}`],
  [
    'many empty parts',
    PARTS_TYPE,
    (bytes) => parts(bytes, 'Content-Disposition: form-data; name="a"\r\n\r\n'),
  ],
  [
    'many empty files',
    PARTS_TYPE,
    (bytes) => parts(bytes, 'Content-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
  ],
  ['parts without a head', PARTS_TYPE, (bytes) => parts(bytes, '\r\n')],
  [
    'a part with a huge name',
    PARTS_TYPE,
    (bytes) => parts(1, `Content-Disposition: form-data; name="${repeat('a', bytes - 200)}"\r\n\r\n`),
  ],
  [
    'half a boundary again and again',
    PARTS_TYPE,
    (bytes) => parts(1, `\r\n${repeat(`\r\n--${BOUNDARY.slice(0, -1)}`, bytes - 200)}`),
  ],
  ['one run', 'text/plain', (bytes) => repeat('a', bytes)],
]

/** The worst that can be sent to where an honest request goes; `bytes` is the largest body that is read there. */
export function worstInputs(honest: FuzzRequest, bytes: number): WorstInput[] {
  const { method, path } = honest
  // What stands in addresses and headers is read whatever the body is.
  const light = honest.body && {
    ...honest,
    body: { kind: 'fields' as const, fields: [['a', '1'] satisfies [string, string]] },
  }
  const bare: FuzzRequest = light ?? honest
  const [way = '', query = ''] = path.split('?')
  const join = query ? '&' : '?'
  const name = query.split('=')[0] || 'a'
  const addresses: [what: string, path: string][] = [
    ['a name again and again', path + join + repeat(`${name}&`, LONGEST_ADDRESS - path.length)],
    ['names that are new', path + join + count(LONGEST_ADDRESS - path.length, (at) => `${at.toString(36)}&`)],
    ['a run of one letter', `${way}?${name}=${repeat('a', LONGEST_ADDRESS - way.length)}`],
    ['a run of escapes', `${way}?${name}=${repeat('%F0%9F%90%8B', LONGEST_ADDRESS - way.length)}`],
    ['many words', `${way}?q=${repeat('wal+', LONGEST_ADDRESS - way.length)}`],
    ['a longer address', path + join + repeat('a=b&', LONGEST_HEADER)],
  ]
  const isRead = method === 'GET'
  return [
    ...addresses.map(([what, address]) => ({
      what: `address: ${what}`,
      request: { ...bare, path: address },
    })),
    ...HEADERS.map(([what, header, value]) => ({
      what: `header: ${what}`,
      request: withHeader(bare, header, value),
    })),
    ...(isRead
      ? [
          {
            what: 'HEAD with junk',
            request: aRequest('HEAD', `${path}${join}n=1`, { headers: honest.headers }),
          },
        ]
      : BODIES.map(([what, type, make]) => ({
          what: `body: ${what}`,
          request: withBody(honest, type, make(bytes)),
        }))),
  ]
}

function withHeader(honest: FuzzRequest, name: string, value: string): FuzzRequest {
  const others = honest.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase())
  return { ...honest, headers: [...others, [name, value]] }
}

function withBody(honest: FuzzRequest, type: string, text: string): FuzzRequest {
  return { ...withHeader(honest, 'Content-Type', type), body: { kind: 'bytes', content: inBase64(text) } }
}

function parts(bytes: number, head: string): string {
  const part = `--${BOUNDARY}\r\n${head}\r\n`
  return `${part.repeat(Math.max(1, Math.floor(bytes / part.length) - 1))}--${BOUNDARY}--\r\n`
}

function repeat(text: string, length: number): string {
  return text.repeat(Math.max(0, Math.floor(length / text.length)))
}

/** What `make` makes of 0, 1, 2 ..., up to this length. */
function count(length: number, make: (at: number) => string): string {
  const all: string[] = []
  for (let at = 0, long = 0; ; at++) {
    const next = make(at)
    long += next.length
    if (long > length) return all.join('')
    all.push(next)
  }
}
