import type { Image } from '#domain/catalogue/model.ts'
import type { SavedImage } from '#domain/collection/saved-collections.server.ts'
import type { Picture } from '#domain/imaging/model.ts'
import type { Variants } from '#domain/imaging/variants/variants.server.ts'
import { mapAhead } from '#platform/concurrency/map-ahead.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Log } from '#platform/log.ts'
import type { Contact } from '#site/contact.ts'
import { site } from '#site/site.server.ts'
import { drawCell, drawFoot, drawHead } from './draw-sheet.server.ts'
import { hasGlyph, measure } from './fonts.server.ts'
import { inGlyphsOf } from './glyphs.ts'
import { type Cell, type CellContent, layOut } from './layout.ts'
import { openPen } from './pen.server.ts'
import { sheetTexts } from './texts.ts'

export type ContactSheet = {
  images: readonly SavedImage[]
  /** How many images of the collection are no longer visible. */
  withdrawn: number
  language: Language
  now: Date
  /** The link of a picture: `shown` is its printed form without a scheme. */
  linkTo: (image: Image) => { shown: string; address: string }
  contact: Contact
  /** The web address as people write it. */
  /** The site's host name. */
  host: string
}

type Needs = { variants: Variants; log: Log }

/** Sharp in print at this size, and without a watermark. */
const VARIANT = { width: 640, format: 'jpeg', moving: false } as const
/** Hides the time to load pictures without holding all of them in memory. */
const PICTURES_AHEAD = 4
const DOCUMENT_LANGUAGES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

/**
 * Streams a numbered contact sheet as PDF, A4. Each picture is yielded before the next is drawn, so that the file is
 * never in memory as a whole. Returning the generator stops the work.
 */
export async function* drawContactSheet(
  sheet: ContactSheet,
  { variants, log }: Needs,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const { pen, cells, beginPage } = openPdf(sheet)
  const work = cells.flatMap((cell) => pairWithImage(cell, sheet.images))
  const loaded = mapAhead(work, PICTURES_AHEAD, async ({ cell, image }) => {
    return { cell, image, bytes: await loadPicture(image.picture, { variants, log }) }
  })
  let page = 1
  beginPage(page)
  for await (const { cell, image, bytes } of loaded) {
    if (cell.page > page) beginPage(++page)
    const alt = sheet.language === 'de' ? image.altDe : image.altEn
    const { dominantColour } = image.picture
    const drawn = drawCell(pen, cell, { bytes, dominantColour, alt, link: sheet.linkTo(image).address })
    if (!drawn) log.warn({ pictureId: image.id }, 'sheet.picture-missing')
    const ready = pen.takeBytes()
    if (ready) yield ready
  }
  pen.end()
  const rest = pen.takeBytes()
  if (rest) yield rest
}

/** Begins a file without pages, and lays out everything that does not need the pictures. */
function openPdf(sheet: ContactSheet) {
  const { images, withdrawn, language, now, contact, host } = sheet
  const texts = sheetTexts(language, { images: images.length, withdrawn, now })
  const brand = site.brand[language]
  const foot = [brand, contact.phone.shown, contact.mail, host].join(' · ')
  const contents = images.map(({ image, note }) => toCell(image, note, sheet))
  const { pages, cells } = layOut(contents, measure)
  const pen = openPen({
    title: `${texts.title} · ${brand}`,
    author: brand,
    language: DOCUMENT_LANGUAGES[language],
    createdAt: now,
  })
  const beginPage = (page: number) => {
    pen.addPage()
    if (page === 1) drawHead(pen, brand, texts)
    drawFoot(pen, foot, texts.page(page, pages))
  }
  return { pen, cells, beginPage }
}

function toCell(image: Image, note: string, { language, linkTo }: ContactSheet): CellContent {
  const title = language === 'de' ? image.titleDe : image.titleEn
  const { width, height } = image.picture
  return {
    artist: inGlyphsOf(image.artistName, hasGlyph),
    title: inGlyphsOf(title, hasGlyph),
    address: inGlyphsOf(linkTo(image).shown, hasGlyph),
    note: inGlyphsOf(note, hasGlyph),
    width,
    height,
  }
}

function pairWithImage(cell: Cell, images: readonly SavedImage[]): { cell: Cell; image: Image }[] {
  const saved = images[cell.number - 1]
  return saved ? [{ cell, image: saved.image }] : []
}

/** Null when the picture cannot be loaded; the sheet is drawn without it. */
async function loadPicture(picture: Picture, { variants, log }: Needs): Promise<Buffer | null> {
  try {
    return await variants.get(picture, VARIANT)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ pictureId: picture.id, reason }, 'sheet.picture-failed')
    return null
  }
}
