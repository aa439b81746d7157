import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { readOidcSettings, roleIn } from './settings.ts'

const SET = {
  OIDC_ISSUER: 'https://login.example/realms/agency',
  OIDC_CLIENT_ID: 'zeichner',
  OIDC_CLIENT_SECRET: 'secret-of-the-test',
  OIDC_ROLES: 'team=editor, heads = owner',
}
const read = (changes: Record<string, string> = {}) => readOidcSettings(readConfig({ ...SET, ...changes }))

test('without any of it nobody signs in elsewhere, and with all of it the host names the button', () => {
  expect(readOidcSettings(readConfig({}))).toBeNull()
  expect(read()).toMatchObject({ name: 'login.example', roleClaim: 'groups' })
  expect(read({ OIDC_NAME: 'Kontor' })?.name).toBe('Kontor')
})

test.each([
  [{ OIDC_ROLES: 'team=boss' }, /OIDC_ROLES .*reader/],
  // Whose portfolio it is no claim says.
  [{ OIDC_ROLES: 'team=artist' }, /OIDC_ROLES .*reader/],
  [{ OIDC_ROLES: 'team' }, /OIDC_ROLES/],
  [{ OIDC_ROLES: '=owner' }, /OIDC_ROLES/],
  [{ OIDC_ROLES: 'team=editor,' }, /OIDC_ROLES/],
  [{ OIDC_ROLES: '' }, /OIDC_ROLES is needed/],
  [{ OIDC_CLIENT_SECRET: '' }, /OIDC_CLIENT_SECRET is needed/],
  [{ OIDC_ISSUER: '' }, /OIDC_ISSUER is needed/],
  [{ OIDC_ISSUER: 'login.example' }, /OIDC_ISSUER must be an address/],
  [{ OIDC_ISSUER: 'http://login.example' }, /OIDC_ISSUER must begin with https/],
  [{ OIDC_ISSUER: 'http://localhost.login.example' }, /OIDC_ISSUER must begin with https/],
])('%o stops the start with a sentence that names it, without the secret', (changes, sentence) => {
  expect(() => read(changes)).toThrow(sentence)
  expect(() => read(changes)).not.toThrow(/secret-of-the-test/)
})

test.each([
  ['groups', { groups: ['team', 'heads'] }, 'owner'],
  ['groups', { groups: 'team' }, 'editor'],
  ['groups', { groups: [7, null, 'TEAM'] }, null],
  ['groups', {}, null],
  ['realm_access.roles', { realm_access: { roles: ['team'] } }, 'editor'],
  ['https://agency.example/roles', { 'https://agency.example/roles': ['team'] }, 'editor'],
  ['constructor.name', {}, null],
])('the claim %s in %o gives %s', (OIDC_ROLE_CLAIM, claims, role) => {
  const settings = read({ OIDC_ROLE_CLAIM })
  expect(settings && roleIn(claims, settings)).toBe(role)
})
