import fc from 'fast-check'
import type { Change } from './changes.ts'
import { anyJson, anyText } from './weird-values.ts'

/** Headers that the site or its server reads. */
const HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'Cookie',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Origin',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'Tus-Resumable',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'Upload-Defer-Length',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Request-Id',
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']

/** Values that mean something in one of these headers. */
const HEADER_VALUES = [
  'bytes=0-0',
  'bytes=-1',
  'bytes=5-',
  'bytes=9-1',
  'bytes=99999999999999-',
  'bytes=0-1,3-4,6-7',
  'bytes=-0',
  'W/"x", "y"',
  '"none"',
  'gzip;q=0, br;q=2, *;q=x',
  'de;q=0.1, en;q=1e9, x-;q=-1',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x; boundary=y',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded; charset=x',
  'text/plain',
  'Bearer x',
  'Basic eDp4',
  '__Host-session=x; __Host-session=y',
  '__Host-session=a.b%2Fc',
  'lang=en; lang=%',
  'filename ,purpose aW1hZ2U=',
  'filename \u00ff,filename eA==',
  'for="[::1]:1"',
  '::ffff:999.1.1.1',
  'cross-site',
]

/** Any change of a request; more of them are made to bodies, in which there is more to be changed. */
export function anyChange(): fc.Arbitrary<Change> {
  const at = fc.nat({ max: 400 })
  const what = <Kind extends Change['what']>(kind: Kind) => fc.constant(kind)
  return fc.oneof(
    { weight: 2, arbitrary: fc.record({ what: what('path'), at, text: anyText(), isEncoded: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ what: what('query'), at, text: anyText(), isTwice: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ what: what('method'), text: fc.constantFrom(...METHODS) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        what: what('header'),
        name: fc.constantFrom(...HEADERS),
        text: fc.oneof(fc.constantFrom(...HEADER_VALUES), anyText()),
      }),
    },
    { weight: 5, arbitrary: fc.record({ what: what('value'), at, value: anyJson() }) },
    {
      weight: 2,
      arbitrary: fc.record({
        what: what('added'),
        at,
        key: fc.oneof(fc.constantFrom('Id', 'id'), anyText()),
        value: anyJson(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ what: what('gone'), at }) },
    { weight: 1, arbitrary: fc.record({ what: what('twice'), at }) },
    { weight: 1, arbitrary: fc.record({ what: what('name'), at, text: anyText() }) },
    { weight: 3, arbitrary: fc.record({ what: what('cell'), at, text: anyText() }) },
    {
      weight: 3,
      arbitrary: fc.record({ what: what('damaged'), at, way: fc.nat({ max: 7 }), seed: fc.nat() }),
    },
  )
}
