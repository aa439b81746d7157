import type { Image } from '#domain/catalogue/catalogue-model.ts'
import { type Picture, WIDEST_WITHOUT_WATERMARK } from '#domain/imaging/imaging-model.ts'
import { hasGlyph } from '#domain/imaging/site-font.server.ts'
import type { Variants } from '#domain/imaging/variants.server.ts'
import { mapAhead } from '#platform/concurrency.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Log } from '#platform/log.ts'
import { site } from '#site/site.server.ts'
import { drawCover, drawFoot, drawHead, drawWork } from './draw-page.server.ts'
import { type HandOut, translateIn } from './hand-out.ts'
import type { LayoutName } from './hand-outs-model.ts'
import { layOut, MOST_IN_TWO_COLUMNS } from './layout.ts'
import { inGlyphsOf } from './lines.ts'
import type { Cell, CellContent } from './page.ts'
import { measure, openPen } from './pen.server.ts'

type DrawHandOutNeeds = { variants: Variants; log: Log }

/** Pictures are sharp in print in these sizes, and without a watermark, which wider ones carry. */
const WIDTHS: Record<LayoutName, number> = {
  sheet: 640,
  two: WIDEST_WITHOUT_WATERMARK,
  one: WIDEST_WITHOUT_WATERMARK,
}
/** More works are shown in the width of a contact sheet, so that the file stays light enough to be sent. */
const MOST_WIDE_WORKS = 60
/** This hides the time to load pictures without holding all of them in memory. */
const PICTURES_AHEAD = 4
const DOCUMENT_LANGUAGES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

/** Yields each picture before it draws the next, so that the file is never in memory as a whole. */
export async function* drawHandOut(
  handOut: HandOut,
  { variants, log }: DrawHandOutNeeds,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const { works, layout, language, linkTo, enquiryAbout } = handOut
  const { pen, cells, beginPage } = openPdf(handOut)
  const width = widthFor(works.length, layout)
  const work = cells.flatMap((cell) => pairWithImage(cell, works))
  const loaded = mapAhead(work, PICTURES_AHEAD, async ({ cell, image }) => {
    return { cell, image, bytes: await loadPicture(image.picture, width, { variants, log }) }
  })
  let page = 1
  const shown = handOut.opening.cover?.picture
  const coverWidth = shown?.isPortrait ? WIDTHS.sheet : WIDTHS.one
  const cover = shown ? await loadPicture(shown.picture, coverWidth, { variants, log }) : null
  beginPage(page, cover)
  for await (const { cell, image, bytes } of loaded) {
    if (cell.page > page) beginPage(++page)
    const drawn = drawWork(pen, cell, {
      bytes,
      dominantColour: image.picture.dominantColour,
      alt: language === 'de' ? image.altDe : image.altEn,
      link: linkTo(image).address,
      enquiry: enquiryAbout(image).address,
    })
    if (!drawn) log.warn({ pictureId: image.id }, 'sheet.picture-missing')
    const ready = pen.takeBytes()
    if (ready) yield ready
  }
  pen.end()
  const rest = pen.takeBytes()
  if (rest) yield rest
}

function widthFor(count: number, layout: LayoutName): number {
  if (count > MOST_WIDE_WORKS) return WIDTHS.sheet
  return layout === 'sheet' && count <= MOST_IN_TWO_COLUMNS ? WIDTHS.two : WIDTHS[layout]
}

function openPdf(handOut: HandOut) {
  const { works, layout, language, now, opening, foot } = handOut
  const t = translateIn(language)
  const brand = site.brand[language]
  const contents = works.map(({ image, note }) => toCell(image, note, handOut))
  const { pages, cells } = layOut(contents, measure, { layout, hasCover: opening.cover !== null })
  const pen = openPen({
    title: `${opening.title} · ${brand}`,
    author: brand,
    language: DOCUMENT_LANGUAGES[language],
    createdAt: now,
  })
  const beginPage = (page: number, coverPicture: Buffer | null = null) => {
    pen.addPage()
    if (page === 1) {
      if (opening.cover) drawCover(pen, brand, opening, coverPicture)
      else drawHead(pen, brand, opening)
    }
    drawFoot(pen, foot, t('sheet_page', { page, pages }))
  }
  return { pen, cells, beginPage }
}

function toCell(image: Image, note: string, { language, linkTo, enquiryAbout }: HandOut): CellContent {
  const title = language === 'de' ? image.titleDe : image.titleEn
  const { width, height } = image.picture
  return {
    artist: inGlyphsOf(image.artistName, hasGlyph),
    title: inGlyphsOf(title, hasGlyph),
    address: inGlyphsOf(linkTo(image).words, hasGlyph),
    enquiry: enquiryAbout(image).words,
    note: inGlyphsOf(note, hasGlyph),
    width,
    height,
  }
}

function pairWithImage(cell: Cell, works: HandOut['works']): { cell: Cell; image: Image }[] {
  const work = works[cell.number - 1]
  return work ? [{ cell, image: work.image }] : []
}

async function loadPicture(
  picture: Picture,
  width: number,
  { variants, log }: DrawHandOutNeeds,
): Promise<Buffer | null> {
  try {
    return await variants.get(picture, { width, format: 'jpeg', moving: false })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ pictureId: picture.id, reason }, 'sheet.picture-failed')
    return null
  }
}
