import { describe, expect, test } from 'vitest'
import { isOwnPath, isWebAddress } from './link-address.ts'

describe('a path of this site', () => {
  test.each([
    '/',
    '/news',
    '/illustrator/ada-linde?bild=3#oben',
    '/%5chost.example',
    '/%2fhost.example',
    '/straße/🐋',
    '/a//b',
    '/?next=https://host.example',
    '/javascript:alert(1)',
    '/@host.example',
    '/:80',
  ])('is %s', (path) => {
    expect(isOwnPath(path)).toBe(true)
    // A browser resolves it to this host.
    expect(new URL(path, 'https://site.example').host).toBe('site.example')
  })

  test.each([
    '',
    'news',
    '//host.example',
    '///host.example',
    '/\\host.example',
    '/\\/host.example',
    '\\\\host.example',
    '\\/host.example',
    '/\t/host.example',
    '/\n/host.example',
    '/\r\\host.example',
    '\t//host.example',
    ' /news',
    '/news ',
    '/a b',
    '/a\\b',
    '/\u0000/host.example',
    '/\u0085news',
    '/.//host.example',
    '/..//host.example',
    '/a/..//host.example',
    '/%2e//host.example',
    'https://host.example/',
    'https:host.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,a',
    '?q=a',
    '#a',
  ])('is not %j', (path) => {
    expect(isOwnPath(path)).toBe(false)
  })
})

describe('a page on another host', () => {
  test.each([
    'https://host.example',
    'https://host.example/a?b#c',
    'HTTPS://host.example/',
    'https://müller.example/',
  ])('is %s', (address) => {
    expect(isWebAddress(address)).toBe(true)
  })

  test.each([
    '',
    '/news',
    'http://host.example/',
    '//host.example',
    'https:/host.example',
    'https:host.example',
    'https://',
    'https:///host.example',
    'https://user@host.example/',
    'https://user:password@host.example/',
    'https://host.example\\@other.example/',
    'https://host.example/ a',
    'https://ho\tst.example/',
    ' https://host.example/',
    'javascript:alert(1)',
    'data:text/html,a',
    'ftp://host.example/',
    'blob:https://host.example/1',
  ])('is not %j', (address) => {
    expect(isWebAddress(address)).toBe(false)
  })
})
