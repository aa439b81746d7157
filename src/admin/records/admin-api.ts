import { HttpError } from 'ra-core'
import { z } from 'zod'
import { askStaff, jsonRequest, type Refused } from '#admin/api/call-admin-api.ts'
import type { Fields } from './conflict.ts'
import { type FieldErrors, toFieldErrors } from './field-errors.ts'

type Call = Partial<Parameters<typeof jsonRequest>[0]> & { signal?: AbortSignal | undefined }

type Stale = { current: Fields }

/** @throws HttpError with a message key, and with `body.current` for a stale revision. */
export async function callStaffApi(path: string, { method = 'GET', signal, ...sent }: Call = {}) {
  const request = { ...jsonRequest({ method, ...sent }), ...(signal ? { signal } : {}) }
  const response = await askStaff(path, z.unknown(), request)
  if (response.outcome === 'refused') throw toHttpError(response)
  return response.answer
}

function toHttpError({ status, sentence, body }: Refused): Error {
  return new HttpError(sentence, status, {
    // A form without errors counts as saved: it would no longer warn before it is left.
    errors: status === 422 ? toFieldErrors(fieldErrorsOf(body)) : { root: { serverError: sentence } },
    ...(status === 422 ? { records: refusedRecords(body) } : {}),
    ...(status === 409 ? { current: isFields(body) ? body.current : undefined } : {}),
  })
}

function refusedRecords(body: unknown): unknown {
  return isFields(body) && isFields(body.error) ? body.error.records : undefined
}

function fieldErrorsOf(body: unknown): FieldErrors {
  if (!isFields(body) || !isFields(body.error) || !isFields(body.error.fields)) return {}
  return Object.fromEntries(Object.entries(body.error.fields).map(([field, error]) => [field, String(error)]))
}

export function readStale(error: unknown): Stale | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  return isFields(error.body?.current) ? { current: error.body.current } : null
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
