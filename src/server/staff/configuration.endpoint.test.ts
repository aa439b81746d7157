import { expect, test } from 'vitest'
import { openStaffAgency } from '#tests/staff-agency.ts'

test('staff see what the environment sets and what is as usual, and no secret', async () => {
  const secrets = {
    SMTP_URL: 'smtp://office:geheim@mail.example:587',
    METRICS_TOKEN: 'sehr-geheimes-zeichen',
  }
  await using staff = await openStaffAgency('pglite', { ...secrets, TRUST_PROXY: '1', BACKUP_DIR: '' })
  const { data } = Object(await staff.read('/configuration'))
  const byName = Object.fromEntries(data.map((one: { Name: string }) => [one.Name, one]))
  expect(byName).toMatchObject({
    SMTP_URL: { Value: 'mail.example:587', SetIn: 'environment' },
    TRUST_PROXY: { Value: '1', SetIn: 'environment' },
    BACKUP_DIR: { Value: null, SetIn: 'default' },
    FILE_STORE: { Value: 'folder', SetIn: 'default' },
    PAGE_VIEWS: { Value: 'own', SetIn: 'default' },
  })
  expect(JSON.stringify(data)).not.toMatch(/geheim/)
})
