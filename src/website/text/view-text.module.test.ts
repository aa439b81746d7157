import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LEGAL_TEXTS, LONG_TEXTS, type LongText } from '#domain/editorial/editorial-model.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import type { Deployment } from '#site/deployment.ts'
import { GUIDES, paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { viewLegalText, viewText } from './view-text.ts'

/** About the length that search engines show. */
const LONGEST_TITLE = 70
const LONGEST_DESCRIPTION = 155

const PLAIN: Deployment = { pageViews: { kind: 'none' }, mailHost: null, filesHost: null }

function headingIdsOf({ html, steps }: LongText): string[] {
  return [...`${html}${steps}`.matchAll(/<h2 id="([^"]+)"/g)].map((match) => match[1] ?? '')
}

function wordsOf({ html, steps }: LongText): number {
  return `${html} ${steps}`.replace(/<[^>]*>/g, ' ').match(/[\p{Letter}\p{Number}]+/gu)?.length ?? 0
}

test('content/ holds every text in both languages, and nothing that no page shows', () => {
  const expected = LANGUAGES.flatMap((language) => LONG_TEXTS.map((name) => `content/${language}/${name}.md`))
  expect(globSync('content/{de,en}/**/*.*').sort()).toEqual(expected.sort())
})

describe.each(LONG_TEXTS)('%s', (name) => {
  test('has the same parts and steps in both languages, each part with an id of its own', () => {
    const [german, english] = [viewText(name, 'de'), viewText(name, 'en')]
    expect(headingIdsOf(english)).toHaveLength(headingIdsOf(german).length)
    expect(english.steps?.split('<li>').length).toBe(german.steps?.split('<li>').length)
    for (const text of [german, english]) {
      const ids = headingIdsOf(text)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test.each(LANGUAGES)('in %s has no unfilled placeholder and only links to existing pages', (language) => {
    const { title, description, heading, lead, html, steps } = viewText(name, language)
    expect([title, description, heading, lead, html, steps].join('\n').match(/[{}]/)).toBeNull()
    const addresses = [...`${html}${steps}`.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '')
    expect(addresses.filter((address) => !reachableIn(language).includes(address))).toEqual([])
  })

  test.each(LANGUAGES)('in %s repeats nothing of site.config.ts', (language) => {
    const source = readFileSync(`content/${language}/${name}.md`, 'utf8')
    const { company, phone, mail, offices, hosts } = site
    const facts = [company.name, company.director, company.register, company.vatId, site.brand.de]
    const reach = [phone.shown, phone.dialled, mail.office, ...hosts.production]
    const addresses = offices.flatMap(({ lines }) => lines)
    expect([...facts, ...reach, ...addresses].filter((value) => source.includes(value))).toEqual([])
  })

  test.each(LANGUAGES)('in %s has a title and a description that are not too long', (language) => {
    const { title, description } = viewText(name, language)
    expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE)
    expect(description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION)
  })
})

function reachableIn(language: Language): string[] {
  const { imprint, privacy, terms, consent, contact, team, allArtists } = paths
  return [
    ...[imprint, privacy, terms, consent, contact, team, allArtists].map((path) => path(language)),
    ...GUIDES.map((guide) => paths.guide(language, guide)),
    `mailto:${site.mail.office}`,
    `tel:${site.phone.dialled}`,
  ]
}

test.each(LANGUAGES)('in %s no two texts have a title, a description or a heading in common', (language) => {
  const texts = LONG_TEXTS.map((name) => viewText(name, language))
  for (const part of ['title', 'description', 'heading'] as const) {
    expect(new Set(texts.map((text) => text[part])).size).toBe(LONG_TEXTS.length)
  }
})

describe.each(GUIDES)('the guide %s', (guide) => {
  test.each(LANGUAGES)('in %s is a real text of 400 to 800 words with five steps', (language) => {
    const text = viewText(`guide-${guide}`, language)
    expect(wordsOf(text)).toBeGreaterThanOrEqual(400)
    expect(wordsOf(text)).toBeLessThanOrEqual(800)
    expect(text.steps?.match(/<li>/g)).toHaveLength(5)
  })
})

test('the English texts say that the German ones are binding', () => {
  const binding = LEGAL_TEXTS.map((name) =>
    viewText(name, 'en').html.includes('The German version is binding.'),
  )
  expect(binding).toEqual(LEGAL_TEXTS.map(() => true))
})

const FOREIGN = {
  pageViews: { kind: 'matomo', url: 'https://count.example/m', site: '3' },
  mailHost: 'mail.example',
  filesHost: 'files.example',
} as const

describe.each(LANGUAGES)('in %s the privacy text', (language) => {
  const sayWith = (operation: Deployment) => viewText('privacy', language, operation).html

  test('names the configured third parties', () => {
    const html = sayWith(FOREIGN)
    for (const host of ['count.example', 'mail.example', 'files.example']) expect(html).toContain(host)
    expect(html).toContain('Matomo')
    expect(html).not.toMatch(/Plausible|:::|[{}]/)
  })

  test('names no third parties where there are none', () => {
    const html = sayWith({ ...PLAIN, pageViews: { kind: 'own' } })
    expect(html).not.toMatch(/Matomo|Plausible|(?:count|mail|files)\.example|:::|[{}]/)
    expect(html).toMatch(/<strong>(?:Analyse|Analytics)\.<\/strong> (?:Wir zählen selbst|We count ourselves)/)
  })

  test('has exactly one variant of each configurable section', () => {
    for (const kind of ['own', 'none'] as const)
      expect(sayWith({ ...PLAIN, pageViews: { kind } }).match(/<strong>Anal/g)).toHaveLength(1)
    for (const kind of ['plausible', 'matomo'] as const)
      expect(
        sayWith({ ...FOREIGN, pageViews: { ...FOREIGN.pageViews, kind } }).match(/<strong>Anal/g),
      ).toHaveLength(1)
  })
})

test('a legal text is found by its address in any case, and no other text is', () => {
  expect(
    viewLegalText({ path: '/Impressum', language: 'de', operation: PLAIN, snapshot: { settings: new Map() } })
      ?.path,
  ).toBe('/impressum')
  expect(
    viewLegalText({ path: '/imprint', language: 'de', operation: PLAIN, snapshot: { settings: new Map() } }),
  ).toBeNull()
})
