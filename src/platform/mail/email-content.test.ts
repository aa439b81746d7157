import { expect, test } from 'vitest'
import { type EmailImage, type EmailPart, writeEmailText } from './email-content.ts'
import { writeEmailHtml } from './email-html.ts'

const WHALE: EmailImage = {
  title: 'Wal',
  alt: 'Ein Wal',
  artist: 'Alma',
  url: 'https://site.example/wal',
  note: 'Blau\nund groß',
  pictureId: 'image-1',
}
const BOAT: EmailImage = {
  ...WHALE,
  title: 'Boot',
  url: 'https://site.example/boot',
  note: '',
  pictureId: null,
}

function write(...parts: EmailPart[]) {
  const content = { preview: null, sections: [{ language: 'de' as const, parts }] as const }
  return { text: writeEmailText(content), html: writeEmailHtml(content) }
}

test('each part says the same in HTML and in text', () => {
  const { text, html } = write(
    { kind: 'heading', text: 'Vielen Dank' },
    { kind: 'facts', facts: [{ label: 'Anhang', value: '\n1. a.png' }] },
    { kind: 'facts', facts: [] },
    { kind: 'quoted', label: 'Nachricht', text: 'Hallo\nSie' },
    { kind: 'rule' },
    { kind: 'button', label: 'Ansehen', url: 'https://site.example/' },
    { kind: 'images', images: [WHALE, BOAT] },
    { kind: 'closing', sentences: ['Gruß', 'Agentur'] },
  )
  expect(text.split('\n\n')).toEqual([
    'Vielen Dank',
    'Anhang: \n  1. a.png',
    'Nachricht:\n> Hallo\n> Sie',
    'Ansehen: https://site.example/',
    '1. Wal, Alma\n   Blau\n   und groß\n   https://site.example/wal',
    '2. Boot, Alma\n   https://site.example/boot',
    '-- \nGruß',
    'Agentur',
  ])
  for (const text of [
    'Vielen Dank',
    '1. a.png',
    'Hallo<br/>Sie',
    'href="https://site.example/"',
    'cid:image-1',
  ])
    expect(html).toContain(text)
})

test('images without a picture come last where a sentence stands before them', () => {
  const { html } = write({ kind: 'images', images: [BOAT, WHALE], more: 'Außerdem' })
  const places = ['Wal', 'Außerdem', 'Boot'].map((word) => html.indexOf(`>${word}<`))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('a preview is kept apart from the first words, and nothing is loaded but pictures that come along', () => {
  const parts: EmailPart[] = [
    { kind: 'button', label: 'Ansehen', url: 'https://site.example/' },
    { kind: 'images', images: [WHALE] },
  ]
  const html = writeEmailHtml({ preview: 'Neues', sections: [{ language: 'de', parts }] })
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de"><head><meta/)
  expect(html).toMatch(/<div style="display:none[^>]*>Neues(?:\u00a0\u200c){100,}<\/div>/)
  expect(html).toMatch(/<td style="[^"]*mso-padding-alt:14px 26px"><a href="https:\/\/site.example\/"/)
  expect(html).not.toMatch(/<link|<script|src="(?!cid:)/)
})

test('what somebody typed becomes no tag, and an address of theirs no link', () => {
  const { html } = write(
    { kind: 'quoted', label: 'Nachricht', text: '<img src=x onerror=alert(1)>' },
    { kind: 'facts', facts: [{ label: 'Website', value: 'https://evil.example', unlinked: true }] },
  )
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('<a>https://evil.example</a>')
})
