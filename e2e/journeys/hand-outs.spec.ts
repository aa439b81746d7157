import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readPdf } from '#tests/read-pdf.ts'
import { expectAccessible } from '../accessible.ts'
import { firstImages, keepCollection, openSheet, share } from '../collecting.ts'
import { CONTEXT_OF, press, type Way } from '../ways-of-use.ts'

const GERMAN = {
  place: '/auswahl',
  fold: 'PDF gestalten',
  layout: 'Anordnung',
  two: 'Zwei Bilder je Seite',
  title: 'Titel auf dem Deckblatt',
  note: 'Text auf dem Deckblatt',
  save: 'Als PDF speichern',
  done: 'Das PDF ist fertig.',
  table: 'Als Tabelle (CSV)',
  file: 'zeichner-auswahl',
}
const ENGLISH: typeof GERMAN = {
  place: '/en/auswahl',
  fold: 'PDF layout and cover',
  layout: 'Layout',
  two: 'Two images per page',
  title: 'Title on the cover',
  note: 'Text on the cover',
  save: 'Save as PDF',
  done: 'Your PDF is ready.',
  table: 'Save as a table (CSV)',
  file: 'zeichner-collection',
}
const KINDS: { kind: 'own' | 'shared'; way: Way; words: typeof GERMAN }[] = [
  { kind: 'own', way: 'touch', words: ENGLISH },
  { kind: 'shared', way: 'keyboard', words: GERMAN },
]

for (const { kind, way, words } of KINDS)
  test.describe(`by ${way}`, () => {
    test.use(CONTEXT_OF[way])

    test(`the ${kind} collection is taken along as PDF in the layout and with the words asked for, and as a table`, async ({
      page,
      request,
    }) => {
      const ids = await firstImages(request, 3)
      await keepCollection(page, ids)
      const shared = (await share(request, ids)).replace('/auswahl', words.place)
      await openSheet(page, 3, kind === 'own' ? words.place : shared)
      const address = page.url()
      await press(page.getByText(words.fold), way)
      await page.getByLabel(words.layout).selectOption(words.two)
      await page.getByLabel(words.title).fill('Kochbuch, Frühling')
      await page.getByLabel(words.note).fill('Für Freitag')
      await expectAccessible(page)
      if (kind === 'shared')
        for (const [fault, sentence] of [
          [0, 'Keine Verbindung.'],
          [503, 'Gerade werden viele PDFs erstellt.'],
          [410, 'Diese Auswahl ist abgelaufen'],
          [500, 'Das PDF ließ sich nicht erstellen.'],
        ] as const)
          await test.step(`${fault || 'no response'} is a sentence on the page`, async () => {
            await page.route(
              '**/pdf',
              (route) => (fault ? route.fulfill({ status: fault }) : route.abort()),
              {
                times: 1,
              },
            )
            await press(page.getByRole('button', { name: words.save }), way)
            await expect(page.getByText(sentence)).toBeVisible()
          })

      const downloading = page.waitForEvent('download')
      await press(page.getByRole('button', { name: words.save }), way)
      const download = await downloading
      expect(download.suggestedFilename()).toBe(`${words.file}.pdf`)
      const { pages, title } = await readPdf(await readFile(await download.path()))
      expect(title).toContain('Kochbuch, Frühling')
      expect(pages.map(({ pictures }) => pictures)).toEqual([1, 2, 1])
      expect(pages[0]?.text).toContain('Für Freitag')
      await expect(page.getByText(words.done)).toBeVisible()
      const fetching = page.waitForEvent('download')
      const role = kind === 'own' ? 'button' : 'link'
      await press(page.getByRole(role, { name: words.table }), way)
      const table = await fetching
      expect(table.suggestedFilename()).toBe(`${words.file}.csv`)
      expect((await readFile(await table.path(), 'utf8')).split('\r\n')).toHaveLength(5)
      expect(page.url()).toBe(address)
    })
  })
