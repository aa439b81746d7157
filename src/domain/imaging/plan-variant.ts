import { createHash } from 'node:crypto'
import { type Credit, isMarkedWidth, type Picture, WIDEST_MOVING } from './imaging-model.ts'

/** `moving` asks for movement where the picture has it and the variant is narrow enough to keep it. */
export type Variant = { width: number; format: 'webp' | 'jpeg'; moving: boolean }

export type Making = Variant & { watermarked: boolean; xmp: string }

/** A number is raised when its variants must look different; each format has its own, as making all takes hours. */
const MAKING_VERSIONS: Readonly<Record<Picture['format'], number>> = {
  jpeg: 3,
  png: 4,
  webp: 4,
  gif: 4,
  avif: 4,
  tiff: 4,
}
/** 48 bits tell the few makings of one picture apart. */
const FINGERPRINT_LENGTH = 12

/**
 * The key ends in a fingerprint of what the content version does not cover (credit, watermark, settings), so nothing
 * stale is found. Each picture has one folder, because making folders is a good part of storing a small file.
 */
export function planVariant(
  picture: Picture,
  wanted: Variant,
  licensor: Licensor,
): { key: string; making: Making } {
  const { width, format } = wanted
  const making: Making = {
    width,
    format,
    moving: wanted.moving && format === 'webp' && picture.frames > 1 && width <= WIDEST_MOVING,
    watermarked: picture.watermarked && isMarkedWidth(width),
    xmp: describeRights(picture.credit, licensor),
  }
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([MAKING_VERSIONS[picture.format], making]))
    .digest('hex')
    .slice(0, FINGERPRINT_LENGTH)
  return { key: `variants/${contentOf(picture)}-${width}-${fingerprint}.${format}`, making }
}

export function contentOf({ id, contentVersion }: Picture): string {
  return `${id}/${contentVersion}`
}

/** Names who grants licences in every file; `origin` begins all absolute addresses, without a slash at its end. */
export type Licensor = { agency: string; origin: string; termsPath: string; year: number }

/** The reservation of text and data mining (PLUS vocabulary, § 44b UrhG), and nothing weaker than that. */
const DATA_MINING_PROHIBITED = 'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED'

const NAMESPACES = Object.entries({
  x: 'adobe:ns:meta/',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
})
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(' ')

/** The properties are those that the IPTC photo metadata standard names and image searches show. */
export function describeRights(credit: Credit, licensor: Licensor): string {
  const { title, creator, page } = credit
  const { agency, origin, termsPath, year } = licensor
  const owner = creator ? `${creator} / ${agency}` : agency
  const licensorFields =
    element('plus:LicensorName', escapeXml(agency)) +
    element('plus:LicensorURL', escapeXml(`${origin}${termsPath}`))
  const properties = [
    element('dc:creator', listOf('Seq', '', escapeXml(creator ?? agency))),
    element('dc:title', inDefaultLanguage(title)),
    element('dc:rights', inDefaultLanguage(`© ${year} ${owner}. All rights reserved.`)),
    element('photoshop:Credit', escapeXml(owner)),
    element('xmpRights:Marked', 'True'),
    element('xmpRights:WebStatement', escapeXml(`${origin}${page}`)),
    element('plus:Licensor', listOf('Seq', ' rdf:parseType="Resource"', licensorFields)),
    element('plus:DataMining', DATA_MINING_PROHIBITED),
  ]
  const description = `<rdf:Description rdf:about="">${properties.join('')}</rdf:Description>`
  return `<x:xmpmeta ${NAMESPACES}><rdf:RDF>${description}</rdf:RDF></x:xmpmeta>`
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}

function listOf(kind: 'Seq' | 'Alt', attributes: string, content: string): string {
  return `<rdf:${kind}><rdf:li${attributes}>${content}</rdf:li></rdf:${kind}>`
}

function inDefaultLanguage(text: string): string {
  return listOf('Alt', ' xml:lang="x-default"', escapeXml(text))
}

/** Not allowed in XML 1.0 at all, not even escaped. */
const NOT_IN_XML = /[\p{Cc}\uFFFE\uFFFF]/gu
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, ' ')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}
