import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { deploymentOf } from './deployment.ts'

test('without configuration this program counts, keeps e-mails and files to itself', () => {
  expect(deploymentOf(readConfig({}))).toEqual({
    pageViews: { kind: 'own' },
    mailHost: null,
    filesHost: null,
  })
})

test('others are named by their hosts, without passwords', () => {
  const storage = { FILE_STORE: 's3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 'secret' }
  const counting = { PAGE_VIEWS: 'matomo', PAGE_VIEWS_URL: 'https://count.example/m/', PAGE_VIEWS_SITE: '3' }
  const mail = { SMTP_URL: 'smtp://user:secret@mail.example:587' }
  const operation = deploymentOf(readConfig({ ...storage, ...counting, ...mail }))
  expect(operation).toEqual({
    pageViews: { kind: 'matomo', url: 'https://count.example/m', site: '3' },
    mailHost: 'mail.example',
    filesHost: 's3.eu-central-1.amazonaws.com',
  })
  const elsewhere = readConfig({ ...storage, S3_ENDPOINT: 'https://files.example:9000' })
  expect(deploymentOf(elsewhere).filesHost).toBe('files.example')
})
