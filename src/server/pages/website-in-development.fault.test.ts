import { expect, test } from 'vitest'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { startSite } from '#tests/run-program.ts'

test('while we work, the pages and the staff application come straight from their sources', async () => {
  await using data = await openDataFolder()
  await using site = await startSite({ DATA_DIR: data.folder }, 'development')
  const page = await fetch(`${site.address}/kontakt`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('/src/website/entry.client.ts"]')

  const staffPage = await fetch(`${site.address}/admin/images/3`)
  const html = await staffPage.text()
  const nonce = /'nonce-([^']+)'/.exec(staffPage.headers.get('Content-Security-Policy') ?? '')?.[1] ?? 'none'
  expect(html).toContain(`<script type="module" src="/admin/@vite/client" nonce="${nonce}">`)
  expect(html).toContain('src="/admin/entry.ts"')
  expect(html).not.toContain('%NONCE%')
  const entry = await fetch(`${site.address}/admin/entry.ts`)
  expect(entry.headers.get('Content-Type')).toBe('text/javascript')
  expect(await entry.text()).toContain('/admin/start/start-admin.tsx')

  const api = await fetch(`${site.address}/illusde/api/admin/images`)
  expect(api.status).toBe(401)
})
