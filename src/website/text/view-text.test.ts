import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LONG_TEXTS } from '#agency/editorial/model.ts'
import { paths } from '#agency/paths.ts'
import { LANGUAGES, type Language } from '#base/language/language.ts'
import { site } from '#site'
import { viewText } from './view-text.ts'

function headingIdsOf(html: string): string[] {
  return [...html.matchAll(/<h2 id="([^"]+)"/g)].map((match) => match[1] ?? '')
}

function textIn(language: Language, name: (typeof LONG_TEXTS)[number]) {
  const view = viewText({ path: paths[name](language), language })
  if (!view) throw new Error(`Nothing lives at ${paths[name](language)}.`)
  return view.text
}

test('content/ holds every text in both languages, and nothing that no page shows', () => {
  const expected = LANGUAGES.flatMap((language) => LONG_TEXTS.map((name) => `content/${language}/${name}.md`))
  expect(globSync('content/**/*.*').sort()).toEqual(expected.sort())
})

describe.each(LONG_TEXTS)('%s', (name) => {
  test('has the same parts in both languages, each with an id of its own', () => {
    const [german = [], english = []] = LANGUAGES.map((language) => headingIdsOf(textIn(language, name).html))
    expect(german.length).toBeGreaterThan(3)
    expect(english).toHaveLength(german.length)
    for (const ids of [german, english]) expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(LANGUAGES)('in %s leaves no placeholder unfilled and leads only to what is there', (language) => {
    const { title, description, heading, html } = textIn(language, name)
    expect([title, description, heading, html].join('\n').match(/[{}]/)).toBeNull()
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '')
    const pages = LONG_TEXTS.map((other) => paths[other](language))
    const reachable = [...pages, `mailto:${site.mail.office}`, `tel:${site.phone.dialled}`]
    expect(addresses.filter((address) => !reachable.includes(address))).toEqual([])
  })

  test.each(LANGUAGES)('in %s repeats nothing that site.config.ts says', (language) => {
    const source = readFileSync(`content/${language}/${name}.md`, 'utf8')
    const { company, phone, mail, offices, hosts } = site
    const said = [company.name, company.director, company.register, company.vatId, site.brand.de]
    const reach = [phone.shown, phone.dialled, mail.office, ...hosts.production]
    const addresses = offices.flatMap(({ lines }) => lines)
    expect([...said, ...reach, ...addresses].filter((value) => source.includes(value))).toEqual([])
  })
})

test('the English texts say that the German ones bind', () => {
  const binding = LONG_TEXTS.map((name) => textIn('en', name).html.includes('The German version is binding.'))
  expect(binding).toEqual(LONG_TEXTS.map(() => true))
})

test('an address is found however it is written, and no other', () => {
  expect(viewText({ path: '/Impressum', language: 'de' })?.path).toBe('/impressum')
  expect(viewText({ path: '/imprint', language: 'de' })).toBeNull()
})
