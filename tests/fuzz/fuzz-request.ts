import { z } from 'zod'

const Part = z.object({
  name: z.string(),
  /** Null for a field without a file. */
  fileName: z.string().nullable(),
  /** Bytes in base64, so that a file can hold any of them. */
  content: z.base64(),
})

const Body = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('json'), value: z.json() }),
  z.object({ kind: z.literal('fields'), fields: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({ kind: z.literal('parts'), parts: z.array(Part) }),
  z.object({ kind: z.literal('bytes'), content: z.base64() }),
])

const Request = z.object({
  method: z.string(),
  path: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: Body.nullable(),
  /** Sent with the session of a member of staff. */
  isStaff: z.boolean(),
  /** The record of the staff API whose current revision it names. */
  revisionOf: z.string().nullable(),
})

/** Requests that follow each other. Plain data, so that a file can hold it and a run can repeat it. */
export const FuzzCase = z.object({ name: z.string(), steps: z.array(Request) })

export type FuzzPart = z.infer<typeof Part>
export type FuzzBody = z.infer<typeof Body>
export type FuzzRequest = z.infer<typeof Request>
export type FuzzCase = z.infer<typeof FuzzCase>

/**
 * What the running site has made, by the words in double braces that stand for it: the id of a saved collection differs from
 * run to run.
 */
export type Made = ReadonlyMap<string, string>

/** What the answer before gave, in place of `{{location}}` and `{{id}}`. */
export const FORMER_LOCATION = 'location'
export const FORMER_ID = 'id'
/** The length in bytes of the next step's body. */
export const NEXT_LENGTH = 'next-length'

const BOUNDARY = 'fuzz-2f6b0c1d'
const PLACEHOLDER = /{{([a-z-]+)}}/g

/** A request with the usual values. */
export function aRequest(
  method: string,
  path: string,
  more: Partial<Omit<FuzzRequest, 'method' | 'path'>> = {},
): FuzzRequest {
  return { method, path, headers: [], body: null, isStaff: false, revisionOf: null, ...more }
}

export function fillIn(text: string, made: Made): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => made.get(name) ?? whole)
}

/** The bytes of a body and the content type that goes with them, unless the request names one itself. */
export function encodeBody(body: FuzzBody, made: Made): { bytes: Buffer; type: string } {
  switch (body.kind) {
    case 'json':
      return { bytes: Buffer.from(fillIn(JSON.stringify(body.value), made)), type: 'application/json' }
    case 'fields': {
      const filled = body.fields.map(([name, value]): [string, string] => [name, fillIn(value, made)])
      const text = new URLSearchParams(filled).toString()
      return { bytes: Buffer.from(text), type: 'application/x-www-form-urlencoded' }
    }
    case 'parts': {
      const bytes = Buffer.concat([
        ...body.parts.map((part) => encodePart(part, made)),
        Buffer.from(`--${BOUNDARY}--\r\n`),
      ])
      return { bytes, type: `multipart/form-data; boundary=${BOUNDARY}` }
    }
    case 'bytes':
      return { bytes: Buffer.from(body.content, 'base64'), type: 'application/octet-stream' }
  }
}

/** Names go as they are, also with quotation marks and line breaks in them. */
function encodePart({ name, fileName, content }: FuzzPart, made: Made): Buffer {
  const file = fileName === null ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
  const bytes = Buffer.from(content, 'base64')
  const filled = fileName === null ? Buffer.from(fillIn(bytes.toString(), made)) : bytes
  return Buffer.concat([Buffer.from(head), filled, Buffer.from('\r\n')])
}

export function inBase64(content: string | Uint8Array): string {
  return Buffer.from(content).toString('base64')
}
