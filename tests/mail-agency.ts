import { openTestMailServer, type TestMailServer } from './mail-server.ts'
import { failuresOf, openTestAgency, type TestAgency } from './open-test-agency.ts'
import { fillSmallCatalogue } from './small-catalogue.ts'
import { openAuth } from './staff.ts'

export type MailAgency = AsyncDisposable & {
  agency: TestAgency
  mail: TestMailServer
  /** The clock of the agency, to be moved by hand. */
  time: { now: Date }
  imageIds: number[]
  save: (notes?: Record<string, string>, images?: number[], title?: string) => Promise<string>
  /** Every e-mail is out that was due. */
  emailsSent: () => Promise<void>
}

export const MAIL_AGENCY_START = new Date('2026-03-01T10:00:00Z')

/** The whole program with the small catalogue, a real mail server beside it, and Frieda at the door. */
export async function openMailAgency(environment: Record<string, string> = {}): Promise<MailAgency> {
  const mail = await openTestMailServer()
  const time = { now: MAIL_AGENCY_START }
  const agency = await openTestAgency({
    authService: openAuth,
    clock: { now: () => time.now },
    environment: { SMTP_URL: mail.url, TRUST_PROXY: '1', ...environment },
  })
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  const imageIds = agency.services.readModel.current().catalogue.images.map(({ id }) => id)
  return {
    agency,
    mail,
    time,
    imageIds,
    save: async (notes = {}, images = imageIds.slice(0, 2), title = '') => {
      const answer = await fetch(`${agency.address}/illusde/api/lightbox`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ images, notes, title, lang: 'de' }),
      })
      if (answer.status !== 201)
        throw new Error(`A collection was not saved: ${await answer.text()} ${failuresOf(agency)}`)
      const { id }: { id: string } = await answer.json()
      return id
    },
    emailsSent: () => agency.services.emails.run(),
    [Symbol.asyncDispose]: async () => {
      await agency[Symbol.asyncDispose]()
      await mail[Symbol.asyncDispose]()
    },
  }
}
