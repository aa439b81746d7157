import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

const API = '/illusde/api/admin'

type Call = { method: 'POST' | 'PUT' | 'DELETE'; path: string; revision?: unknown; body?: unknown }

/** Calls the admin API as the page itself does, with its cookies and its origin; `path` begins with a slash. */
export function callAdminApi(page: Page, { method, path, revision, body }: Call) {
  return page.evaluate(
    async ({ address, method, revision, body }) => {
      const headers = {
        'Content-Type': 'application/json',
        ...(revision === null ? {} : { 'If-Match': `"${revision}"` }),
      }
      const response = await fetch(address, { method, headers, ...(body === null ? {} : { body }) })
      return { status: response.status, text: await response.text() }
    },
    {
      address: `${API}${path}`,
      method,
      revision: revision === undefined ? null : String(revision),
      body: body === undefined ? null : JSON.stringify(body),
    },
  )
}

/** The answer's JSON, as any: a test reads of it what it knows to be there. */
export function readRecord(page: Page, path: string) {
  return page.evaluate(async (address) => (await fetch(address)).json(), `${API}${path}`)
}

/** A change by another session of the same account. Returns the record as it was before. */
export async function changeElsewhere(page: Page, path: string, changes: Record<string, unknown>) {
  const before = await readRecord(page, path)
  const { status } = await callAdminApi(page, {
    method: 'PUT',
    path,
    revision: before.Revision,
    body: changes,
  })
  expect(status).toBe(200)
  return before
}

/** Makes a record for one test alone, which is as the demo's first one of its kind but for its names; no visitor sees it. */
export async function makeRecord(page: Page, kind: 'artists' | 'news') {
  const { data } = await readRecord(page, `/${kind}?perPage=1`)
  const mark = `probe-${randomUUID()}`
  const own = {
    artists: { Code: mark, Name: mark, SortName: mark, Order: [] },
    news: { PermalinkDe: mark, PermalinkEn: `${mark}-en`, Images: [] },
  }
  const body = { ...data[0], ...own[kind], Hidden: true }
  const { status, text } = await callAdminApi(page, { method: 'POST', path: `/${kind}`, body })
  expect(status, text).toBe(201)
  return JSON.parse(text)
}
