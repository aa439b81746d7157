import { damage } from '#tests/hostile/hostile-pictures.ts'
import type { FuzzBody, FuzzPart, FuzzRequest } from './fuzz-request.ts'
import { inBase64 } from './fuzz-request.ts'
import type { Json } from './weird-values.ts'

/** One thing that is changed in a request. `at` counts from anywhere: it wraps around. */
export type Change =
  | { what: 'path'; at: number; text: string; isEncoded: boolean }
  | { what: 'query'; at: number; text: string; isTwice: boolean }
  | { what: 'method'; text: string }
  | { what: 'header'; name: string; text: string }
  | { what: 'value'; at: number; value: Json }
  | { what: 'added'; at: number; key: string; value: Json }
  | { what: 'gone'; at: number }
  | { what: 'twice'; at: number }
  | { what: 'name'; at: number; text: string }
  | { what: 'cell'; at: number; text: string }
  | { what: 'damaged'; at: number; way: number; seed: number }

/** Another request with this change; the same where it has nothing to change. */
export function applyChange(request: FuzzRequest, change: Change): FuzzRequest {
  switch (change.what) {
    case 'path':
      return { ...request, path: changePath(request.path, change) }
    case 'query':
      return { ...request, path: changeQuery(request.path, change) }
    case 'method':
      return { ...request, method: change.text }
    case 'header':
      return { ...request, headers: [...request.headers, [change.name, change.text]] }
    default:
      return request.body === null ? request : { ...request, body: changeBody(request.body, change) }
  }
}

type BodyChange = Exclude<Change, { what: 'path' | 'query' | 'method' | 'header' }>

function changePath(path: string, { at, text, isEncoded }: Change & { what: 'path' }): string {
  const [way = '', query] = path.split('?')
  const parts = way.split('/').slice(1)
  parts[at % parts.length] = isEncoded ? encodeURIComponent(text.toWellFormed()) : text
  return `/${parts.join('/')}${query === undefined ? '' : `?${query}`}`
}

function changeQuery(path: string, { at, text, isTwice }: Change & { what: 'query' }): string {
  const [way = '', query = ''] = path.split('?')
  const pairs = query.split('&').filter(Boolean)
  if (pairs.length === 0) return `${way}?${encodeURIComponent(text.toWellFormed())}=1`
  const chosen = at % pairs.length
  const changed = `${pairs[chosen]?.split('=')[0]}=${encodeURIComponent(text.toWellFormed())}`
  pairs.splice(chosen, isTwice ? 0 : 1, changed)
  return `${way}?${pairs.join('&')}`
}

function changeBody(body: FuzzBody, change: BodyChange): FuzzBody {
  switch (body.kind) {
    case 'json':
      return change.what === 'damaged'
        ? { kind: 'bytes', content: damaged(Buffer.from(JSON.stringify(body.value)), change) }
        : { kind: 'json', value: changeJson(body.value, change) }
    case 'fields':
      return { kind: 'fields', fields: changeFields(body.fields, change) }
    case 'parts':
      return { kind: 'parts', parts: changeParts(body.parts, change) }
    case 'bytes':
      return change.what === 'damaged'
        ? { kind: 'bytes', content: damaged(Buffer.from(body.content, 'base64'), change) }
        : body
  }
}

/** The value with one of its parts, however deep, changed. */
function changeJson(value: Json, change: BodyChange): Json {
  const copy: Json[] = [structuredClone(value)]
  const places = listPlaces(copy)
  const place = places[('at' in change ? change.at : 0) % places.length]
  if (!place) return value
  const { holder, key } = place
  if (change.what === 'value') set(holder, key, change.value)
  else if (change.what === 'cell' || change.what === 'name') set(holder, key, change.text)
  else if (change.what === 'gone') remove(holder, key)
  else if (change.what === 'added') {
    const inside = read(holder, key)
    if (Array.isArray(inside)) inside.push(change.value)
    else if (typeof inside === 'object' && inside !== null) set(inside, change.key, change.value)
    else set(holder, key, [inside, change.value])
  }
  return copy[0] ?? null
}

type Holder = Json[] | { [key: string]: Json }
type Place = { holder: Holder; key: string }

function listPlaces(holder: Holder): Place[] {
  return Object.keys(holder).flatMap((key) => {
    const inside = read(holder, key)
    const below = typeof inside === 'object' && inside !== null ? listPlaces(inside) : []
    return [{ holder, key }, ...below]
  })
}

function read(holder: Holder, key: string): Json {
  return (Array.isArray(holder) ? holder[Number(key)] : holder[key]) ?? null
}

/** Also a key that assigning would take for something else. */
function set(holder: Holder, key: string, value: Json): void {
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true })
}

function remove(holder: Holder, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

type Fields = Extract<FuzzBody, { kind: 'fields' }>['fields']

function changeFields(fields: Fields, change: BodyChange): Fields {
  const parts = fields.map(([name, value]): FuzzPart => ({ name, fileName: null, content: inBase64(value) }))
  return changeParts(parts, change).map(({ name, content }) => [
    name,
    Buffer.from(content, 'base64').toString(),
  ])
}

function changeParts(parts: readonly FuzzPart[], change: BodyChange): FuzzPart[] {
  const at = change.at % parts.length
  const chosen = parts[at]
  if (!chosen) return [...parts]
  return parts.flatMap((part, index) => (index === at ? changePart(chosen, change) : [part]))
}

function changePart(part: FuzzPart, change: BodyChange): FuzzPart[] {
  const bytes = Buffer.from(part.content, 'base64')
  switch (change.what) {
    case 'value':
      return [{ ...part, content: inBase64(asText(change.value)) }]
    case 'added':
      return [part, { name: change.key, fileName: null, content: inBase64(asText(change.value)) }]
    case 'gone':
      return []
    case 'twice':
      return [part, part]
    case 'name':
      return [part.fileName === null ? { ...part, name: change.text } : { ...part, fileName: change.text }]
    case 'cell':
      return [{ ...part, content: inBase64(changeCell(bytes.toString(), change)) }]
    case 'damaged':
      return [{ ...part, content: damaged(bytes, change) }]
  }
}

function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** One cell of a table, or one word of a text. */
function changeCell(table: string, { at, text }: Change & { what: 'cell' }): string {
  const cells = table.split(/([,;\n])/)
  const chosen = at % Math.ceil(cells.length / 2)
  cells[chosen * 2] = text
  return cells.join('')
}

function damaged(bytes: Buffer, { way, seed }: Change & { what: 'damaged' }): string {
  return inBase64(damage(bytes, way, seed))
}
