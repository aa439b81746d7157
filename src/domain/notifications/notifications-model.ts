import { z } from 'zod'
import { includesRole, type StaffRole } from '#domain/staff/roles.ts'

/** Each can be switched off as an e-mail. */
const OFFICE_KINDS = ['assigned', 'answered', 'proposed', 'accepted', 'downloaded'] as const
const ARTIST_KINDS = ['shared', 'decided'] as const
export const NOTIFICATION_KINDS = [...OFFICE_KINDS, ...ARTIST_KINDS] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Their e-mails go out within minutes; those of other kinds are in one of the next morning. */
export const URGENT_KINDS = ['assigned', 'answered', 'shared'] as const satisfies NotificationKind[]

/** A text of their own says more than the list of what is new. */
export const KINDS_WITH_OWN_EMAIL = [
  'accepted',
  'downloaded',
  'decided',
] as const satisfies NotificationKind[]

/** The list shows the newest. */
export const MOST_NOTIFICATIONS = 50

/** The staff's API answers these. */
export const Notification = z.object({
  Id: z.int(),
  Kind: z.enum(NOTIFICATION_KINDS),
  Resource: z.string(),
  RecordId: z.string(),
  RecordName: z.string(),
  ByName: z.string(),
  HappenedAt: z.iso.datetime(),
  IsSeen: z.boolean(),
})
export const Unseen = z.object({ Unseen: z.int() })
export const EmailChoices = z.object({
  Kinds: z.array(z.enum(NOTIFICATION_KINDS)),
  Off: z.array(z.enum(NOTIFICATION_KINDS)),
})
type About = Pick<z.infer<typeof Notification>, 'Kind' | 'Resource' | 'RecordId'>

/** The page of the staff's application that shows what happened. */
export function pageOf({ Kind, Resource, RecordId }: About): string {
  if (Kind === 'proposed') return '/proposals'
  return Kind === 'shared' ? '/' : `/${Resource}/${RecordId}`
}

/** The key of the sentence that says it. */
export function messageOf({ Kind, Resource }: About): NotificationKind | 'assigned_application' {
  return Kind === 'assigned' && Resource === 'applications' ? 'assigned_application' : Kind
}

export function kindsFor(role: StaffRole): readonly NotificationKind[] {
  if (role === 'artist') return ARTIST_KINDS
  return includesRole(role, 'editor') ? OFFICE_KINDS : []
}
