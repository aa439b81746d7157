import type { SavedImage } from '#domain/collection/saved-collections.server.ts'
import type { Picture } from '#domain/imaging/model.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { LayoutName } from './model.ts'

/** An address, and the words that lead there. */
type Link = { words: string; address: string }

/** What stands before the works. */
export type Opening = {
  /** The heading, and what the file is called in lists of windows. */
  title: string
  /** One line each: the day and how many, what is missing. */
  facts: readonly string[]
  /** To the same works in the web. */
  online: Link
  /** Null for a head above the first works, in place of a page of its own. */
  cover: Cover | null
}

export type Cover = {
  /** A portrait of the person it is about stands small above the text, a work fills what the text leaves. */
  picture: { picture: Picture; alt: string; isPortrait: boolean } | null
  note: string
  entries: readonly { name: string; values: readonly string[] }[]
  /** Whom to call, and the way to an enquiry: always the agency. */
  contact: string
  enquiry: Link
}

/** Everything that a PDF says, in its language. */
export type HandOut = {
  language: Language
  layout: LayoutName
  now: Date
  opening: Opening
  /** At the foot of every page. */
  foot: string
  works: readonly SavedImage[]
  /** To the work itself; the words are its address without a scheme. */
  linkTo: (image: SavedImage['image']) => Link
  enquiryAbout: (image: SavedImage['image']) => Link
}
