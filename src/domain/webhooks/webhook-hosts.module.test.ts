import { expect, test } from 'vitest'
import { openWebhookHosts } from './webhook-hosts.server.ts'

test('webhooks go to https addresses, and by http to hosts alone that the operator named', () => {
  const { isAllowed } = openWebhookHosts(['n8n.intern'])
  expect(
    [
      'https://example.com/a',
      'http://n8n.intern:5678/',
      'http://example.com/',
      'https://a:b@example.com/',
      'ftp://n8n.intern/',
      'file:///etc/passwd',
    ].map((url) => isAllowed(new URL(url))),
  ).toEqual([true, true, false, false, false, false])
})
