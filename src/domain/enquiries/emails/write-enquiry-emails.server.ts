import { z } from 'zod'
import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import { secretOfApplication } from '#domain/enquiries/applications.server.ts'
import { type EnquiryFile, findEnquiry, type StoredEnquiry } from '#domain/enquiries/enquiries.server.ts'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import { factsOf, textOf } from '#domain/enquiries/enquiry-facts.ts'
import { withoutLinks, withoutLinksInName } from '#domain/enquiries/forms/links.ts'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Language } from '#platform/i18n/language.ts'
import {
  type EmailContent,
  type EmailFact,
  type EmailPart,
  paragraphs,
} from '#platform/mail/email-content.ts'
import type { AttachedFile } from '#platform/mail/mailer.ts'
import type { EmailWriter } from '#platform/mail/queue/send-emails.server.ts'
import type { Contact } from '#site/contact.ts'
import { site } from '#site/site.server.ts'
import { type EmailImageNeeds, joinPictures, showCollection, showImages } from './email-images.server.ts'
import {
  agencyIn,
  CONFIRMATION,
  contactValues,
  TO_OFFICE,
  type Translate,
  translateIn,
} from './email-messages.ts'

/** Written as text these are a third more; many mail servers end at 20 MB. */
const LARGEST_TOGETHER_BYTES = 10 * 1024 * 1024

type Attached = { files: AttachedFile[]; left: EnquiryFile[] }

async function attachFiles(store: FileStore, files: readonly EnquiryFile[]): Promise<Attached> {
  const attached: Attached = { files: [], left: [] }
  let room = LARGEST_TOGETHER_BYTES
  for (const file of files) {
    const bytes = file.bytes <= room ? await store.read(file.key) : null
    if (bytes) {
      room -= bytes.length
      attached.files.push({ fileName: file.name, contentType: file.contentType, bytes })
    } else attached.left.push(file)
  }
  return attached
}

type EnquiryEmailNeeds = EmailImageNeeds & {
  db: Database
  files: FileStore
  clock: Clock
  catalogue: () => Catalogue
  contactIn: (language: Language) => Contact
}

const Payload = z.object({ enquiryId: z.string() })
const OFFICE_LANGUAGE: Language = 'de'

const SAID = {
  enquiry: {
    receivedSubject: 'received_subject_enquiry',
    received: 'received_heading_enquiry',
    confirmedSubject: 'confirm_subject_enquiry',
    confirmed: 'confirm_heading_enquiry',
    next: 'confirm_next_enquiry',
    further: 'confirm_contact',
  },
  application: {
    receivedSubject: 'received_subject_application',
    received: 'received_heading_application',
    confirmedSubject: 'confirm_subject_application',
    confirmed: 'confirm_heading_application',
    next: 'confirm_next_application',
    // Artists are asked not to call before they have heard from us.
    further: 'confirm_forgotten',
  },
} as const

function aboutOf(facts: ReturnType<typeof factsOf>): string {
  const find = (field: string) => facts.find((fact) => fact.field === field)?.value
  return [find('name'), find('projectName') ?? find('project')].filter(Boolean).join(', ')
}

type Writing = (needs: EnquiryEmailNeeds, enquiry: StoredEnquiry) => Promise<EmailContent>

export function enquiryEmailWriters(needs: EnquiryEmailNeeds): Record<string, EmailWriter> {
  const writer =
    (write: Writing): EmailWriter =>
    async (queued) => {
      const enquiry = await findEnquiry(needs.db, Payload.parse(queued.payload).enquiryId)
      return enquiry && write(needs, enquiry)
    }
  return { [TO_OFFICE]: writer(writeToOffice), [CONFIRMATION]: writer(writeConfirmation) }
}

async function writeToOffice(
  needs: EnquiryEmailNeeds,
  { submission, files, brokenFiles }: StoredEnquiry,
): Promise<EmailContent> {
  const t = translateIn(OFFICE_LANGUAGE)
  const attached = await attachFiles(needs.files, files)
  const images = await showImages(needs, submission, OFFICE_LANGUAGE)
  const collection = await showCollection(needs, submission, OFFICE_LANGUAGE)
  const { kind, fields, id } = submission
  const facts = factsOf(submission, needs.catalogue(), OFFICE_LANGUAGE)
  const opening = [t('received_answer'), ...brokenIn('received', brokenFiles, t)]
  const parts: EmailPart[] = [
    { kind: 'heading', text: t(SAID[kind].received) },
    ...paragraphs(opening),
    { kind: 'facts', facts: [numberFact(submission, t), ...facts, ...fileFacts(files, attached.left, t)] },
    { kind: 'quoted', ...textOf(submission, t) },
    ...paragraphs(images.notices),
    ...images.parts,
    ...collection.parts,
    { kind: 'closing', sentences: collection.notices },
  ]
  return {
    to: site.mail.office,
    replyTo: { name: '', address: fields.email },
    subject: t(SAID[kind].receivedSubject, { number: numberOf(id), about: aboutOf(facts) }),
    preview: opening[0] ?? null,
    sections: [{ language: OFFICE_LANGUAGE, parts }],
    pictures: joinPictures(images, collection),
    files: attached.files,
  }
}

/** Links are left out, as anybody can type any address into a form; a website stays, being only one address. */
async function writeConfirmation(
  needs: EnquiryEmailNeeds,
  { submission, files, brokenFiles }: StoredEnquiry,
): Promise<EmailContent> {
  const { kind, language, fields } = submission
  const t = translateIn(language)
  const typed = factsOf(submission, needs.catalogue(), language).filter(({ field }) => field !== 'email')
  const named = files.map((file) => ({ ...file, name: withoutLinksInName(file.name) }))
  const { label, text } = textOf(submission, t)
  const images = await showImages(needs, submission, language)
  const greeting = t('confirm_greeting', { name: withoutLinks(fields.name) })
  const facts = [
    numberFact(submission, t),
    ...typed.map(({ field, label, value }) =>
      field === 'website' ? { label, value, unlinked: true } : { label, value: withoutLinks(value) },
    ),
    ...fileFacts(named, [], t),
  ]
  const further = t(SAID[kind].further, contactValues(needs.contactIn(language)))
  const parts: EmailPart[] = [
    { kind: 'heading', text: t(SAID[kind].confirmed) },
    ...paragraphs([greeting, t(SAID[kind].next)]),
    { kind: 'facts', facts },
    { kind: 'quoted', label, text: withoutLinks(text) },
    ...paragraphs([...brokenIn('confirm', brokenFiles.map(withoutLinksInName), t), ...images.notices]),
    ...images.parts,
    ...(await linkToState(needs, submission, t)),
    { kind: 'closing', sentences: [further, t('confirm_why'), agencyIn(language)] },
  ]
  return {
    to: fields.email,
    replyTo: { name: site.brand[language], address: site.mail.office },
    subject: t(SAID[kind].confirmedSubject, { number: numberOf(submission.id) }),
    preview: greeting,
    sections: [{ language, parts }],
    pictures: images.pictures,
  }
}

/** Applicants may see this without an account: the address has a secret that nobody else is told. */
async function linkToState(
  { db, links }: EnquiryEmailNeeds,
  { kind, id, language }: Submission,
  t: Translate,
): Promise<EmailPart[]> {
  if (kind !== 'application') return []
  const url = links.application(language, numberOf(id), await secretOfApplication(db, id))
  return [{ kind: 'rule' }, { kind: 'link', label: t('confirm_state'), url }]
}

function numberFact({ id }: Submission, t: Translate): EmailFact {
  return { label: t('fact_number'), value: numberOf(id) }
}

function fileFacts(files: readonly EnquiryFile[], left: readonly EnquiryFile[], t: Translate): EmailFact[] {
  if (files.length === 0) return []
  const list = files.map((file, at) => {
    const line = `${at + 1}. ${file.name}`
    return left.includes(file) ? `${line} (${t('received_file_left')})` : line
  })
  return [{ label: t('fact_files'), value: `\n${list.join('\n')}` }]
}

const BROKEN = {
  received: { one: 'received_broken_one', several: 'received_broken_several' },
  confirm: { one: 'confirm_broken_one', several: 'confirm_broken_several' },
} as const

function brokenIn(email: keyof typeof BROKEN, names: readonly string[], t: Translate): string[] {
  if (names.length === 0) return []
  return [t(BROKEN[email][names.length === 1 ? 'one' : 'several'], { names: names.join(', ') })]
}
