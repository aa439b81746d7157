import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'

export type ReadPage = {
  /** The text in the order of writing, with spaces between separate parts. */
  text: string
  links: string[]
  /** Number of pictures on the page. */
  pictures: number
  width: number
  height: number
}
export type ReadPdf = {
  pages: ReadPage[]
  title: string | null
  author: string | null
  language: string | null
  /** As in the file: `D:20260301233000Z`. */
  createdAt: string | null
}

const fact = z.string().nullable().default(null)
const Facts = z.object({ Title: fact, Author: fact, Language: fact, CreationDate: fact })

/** Parses a PDF. Rejects for another file. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  try {
    const { info } = await document.getMetadata()
    const pages: ReadPage[] = []
    for (let number = 1; number <= document.numPages; number++)
      pages.push(await readPage(await document.getPage(number)))
    const facts = Facts.parse(info)
    return {
      pages,
      title: facts.Title,
      author: facts.Author,
      language: facts.Language,
      createdAt: facts.CreationDate,
    }
  } finally {
    await document.loadingTask.destroy()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

async function readPage(page: Page): Promise<ReadPage> {
  const { items } = await page.getTextContent()
  const links = await page.getAnnotations()
  const { fnArray } = await page.getOperatorList()
  const { width, height } = page.getViewport({ scale: 1 })
  const written = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
  return {
    text: written.join('').replaceAll(/\s+/g, ' '),
    links: links.flatMap(({ url }) => (typeof url === 'string' ? [url] : [])),
    pictures: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
    width,
    height,
  }
}
