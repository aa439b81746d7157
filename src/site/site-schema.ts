import { z } from 'zod'
import { StartupError } from '#platform/config.ts'
import { isTimeZone } from '#platform/i18n/time-zone.ts'

/** No schema here converts a value, so the unchecked values in browsers equal the checked ones. */
const text = z.string().regex(/^\S(?:.*\S)?$/s, 'must be a text without blanks around it')
const inBoth = z.object({ de: text, en: text })
const hostName = z.string().regex(/^[a-z0-9.-]+$/, 'must be a host name in lower case')

const perDay = z.int().min(1).max(100_000)

const RequestLimit = z.object({
  most: z.int().min(1).max(100_000),
  withinSeconds: z.int().min(1).max(86_400),
})

/** The unit is days. */
const keptFor = z.int().min(1).max(3_650)

const Office = z.object({
  town: inBoth,
  lines: z.array(text).min(1).max(5),
  phone: text,
})

const phone = z.object({
  shown: text,
  dialled: z.string().regex(/^\+\d{6,15}$/, 'must be like +494000000000'),
})

const fileName = z.string().regex(/^[a-z0-9-]+$/, 'must be a file name without its ending')

const Person = z.object({
  name: text,
  role: inBoth,
  office: text,
  phone,
  mail: z.email(),
  /** It names content/team/{portrait}-400.webp and -800.webp, squares. Without it the initials are shown. */
  portrait: fileName.optional(),
})

const Film = z.object({
  file: fileName,
  seconds: z.number().positive(),
  publishedOn: z.iso.date(),
})

const Technique = z.object({
  key: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be in small letters, with hyphens only'),
  name: inBoth,
  words: z.array(text).max(40),
})

/** These values may be part of the scripts that every browser loads. */
const PublicSite = z.object({
  brand: inBoth,
  tagline: inBoth,
  productWord: z.string().regex(/^[A-ZÄÖÜ][a-zäöüß]+$/, 'must be one capitalised word'),
  hosts: z.object({ production: z.array(hostName).min(1), beta: z.array(hostName) }),
  offices: z.array(Office).min(1).max(10),
  phone,
  hours: inBoth,
  mail: z.object({ office: z.email() }),
  films: z.object({ graphicRecording: Film, promotion: Film }),
  social: z.array(z.object({ name: text, url: z.url() })),
  timeZone: z.string().refine(isTimeZone, 'must be the name of a time zone, like Europe/Berlin'),
  copyrightYear: z.int().min(2000).max(2200),
  sharedCollectionDays: keptFor,
})

/** Only the server has these values: some of them are on pages, none is in a script. */
const ServerSite = z.object({
  company: z.object({
    name: text,
    director: text,
    court: inBoth,
    register: text,
    vatId: z.string().regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/, 'must be like DE000000000'),
  }),
  team: z.array(Person).min(1).max(50),
  mailSender: z.email(),
  techniques: z.array(Technique).max(60),
  keywordsInUse: z.array(text).max(6),
  /** The days count from receipt or sending, for collections from their expiry. */
  keptDays: z.object({
    enquiries: keptFor,
    applications: keptFor,
    letters: keptFor,
    expiredCollections: keptFor,
  }),
  limits: z.object({
    homeImages: z.int().min(6).max(200),
    pageSize: z.int().min(6).max(100),
    homeNews: z.int().min(1).max(12),
    newestImages: z.int().min(6).max(200),
    slideshowImages: z.int().min(1).max(50),
    mailsPerDay: z.object({ sender: perDay, recipient: perDay, network: perDay, all: perDay }),
    /** `forms` counts all, `network` and `sender` accepted ones. Beyond `proofFrom…` each needs a proof of work. */
    enquiries: z.object({
      forms: RequestLimit,
      network: RequestLimit,
      sender: RequestLimit,
      proofFromNetwork: RequestLimit,
      proofFromAll: RequestLimit,
    }),
    requests: z.object({
      imageSearch: RequestLimit,
      savedCollections: RequestLimit,
      decisions: RequestLimit,
      applicationStates: RequestLimit,
      pageViews: RequestLimit,
    }),
  }),
})

const Site = z.object({ ...PublicSite.shape, ...ServerSite.shape }).superRefine(nameKnownOffices)

export type PublicSite = z.infer<typeof PublicSite>
export type ServerSite = z.infer<typeof ServerSite>
export type Site = PublicSite & ServerSite

function nameKnownOffices({ team, offices }: Site, check: z.RefinementCtx): void {
  team.forEach(({ office }, position) => {
    if (offices.some(({ town }) => town.de === office)) return
    const path = ['team', position, 'office']
    check.addIssue({ code: 'custom', path, message: "must be the German name of an office's town" })
  })
}

/** @throws StartupError with one sentence naming each wrong value of `site.config.ts`. */
export function parseSite(values: unknown): Site {
  const reading = Site.safeParse(values)
  if (reading.success) return reading.data
  const errors = reading.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new StartupError(`site.config.ts: ${errors.join('; ')}.`)
}
