import type { Catalogue } from '#domain/catalogue/model.ts'
import { findSavedCollection, type SavedImage } from '#domain/collection/saved-collections.server.ts'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { LetterPart } from '#platform/mail/letter/letter.ts'
import type { InlinePicture } from '#platform/mail/mailer.ts'
import { type EmailImageNeeds, viewEmailImages } from './email-images.server.ts'
import { translateIn } from './email-messages.ts'

type Needs = EmailImageNeeds & { db: Database; clock: Clock; catalogue: () => Catalogue }

/** What an e-mail shows of an enquiry's images, the pictures for it, and what is to be said about the others. */
type Shown = { parts: LetterPart[]; notices: string[]; pictures: InlinePicture[] }

const NOTHING: Shown = { parts: [], notices: [], pictures: [] }

/** The images that it is about. Those that left the site meanwhile are named by their numbers, by which the office finds them. */
export async function showImages(needs: Needs, submission: Submission, language: Language): Promise<Shown> {
  const asked = submission.kind === 'enquiry' ? submission.fields.images : []
  const { imagesById } = needs.catalogue()
  const visible = asked.flatMap(({ id, note }): SavedImage[] => {
    const image = imagesById.get(id)
    return image ? [{ image, note }] : []
  })
  const gone = asked.map(({ id }) => id).filter((id) => !imagesById.has(id))
  const t = translateIn(language)
  const notices =
    gone.length > 0
      ? [t(gone.length === 1 ? 'images_gone_one' : 'images_gone_some', { numbers: gone.join(', ') })]
      : []
  if (visible.length === 0) return { ...NOTHING, notices }
  const { images, pictures } = await viewEmailImages(needs, visible, language)
  const label = t(images.length === 1 ? 'images_about_one' : 'images_about_some', { count: images.length })
  const parts: LetterPart[] = [
    { kind: 'rule' },
    { kind: 'paragraph', text: label },
    { kind: 'images', images },
  ]
  return { parts, notices, pictures }
}

/** The saved collection that goes along. */
export async function showCollection(
  needs: Needs,
  submission: Submission,
  language: Language,
): Promise<Shown> {
  const id = submission.kind === 'enquiry' ? submission.fields.collection : null
  if (!id) return NOTHING
  const t = translateIn(language)
  const found = await findSavedCollection(needs.db, needs.catalogue(), id, needs.clock.now())
  const url = needs.links.collection(language, id)
  // Whoever wrote need not have its password.
  if (found.outcome === 'locked')
    return {
      ...NOTHING,
      parts: [{ kind: 'rule' }, { kind: 'link', label: t('received_collection_locked'), url }],
    }
  if (found.outcome !== 'found') return { ...NOTHING, notices: [t('received_collection_gone')] }
  const { images, pictures } = await viewEmailImages(needs, found.collection.images, language)
  const label = t(images.length === 1 ? 'received_collection_one' : 'received_collection_some', {
    count: images.length,
  })
  const parts: LetterPart[] = [{ kind: 'rule' }, { kind: 'link', label, url }, { kind: 'images', images }]
  return { parts, notices: [], pictures }
}

/** Each picture once, though it may be shown twice. */
export function joinPictures(...all: readonly Shown[]): InlinePicture[] {
  return [...new Map(all.flatMap(({ pictures }) => pictures).map((one) => [one.id, one])).values()]
}
