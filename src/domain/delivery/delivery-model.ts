import type texts from '#messages/delivery.de.json'
import { DAY_MS } from '#platform/durations.ts'
import { confirmation, type Form, line, needed } from '#platform/fields/kinds.ts'

/** A film, or a poster with all of its layers, is smaller. */
export const LARGEST_FILE_BYTES = 20 * 1024 ** 3
export const MOST_FILES = 100
export const LONGEST_FILE_NAME = 150

export const DELIVERY_LIMITS = {
  title: 200,
  name: 120,
  message: 2_000,
  licence: 20_000,
  mostDownloads: 1_000,
} as const

const LONGEST_VERSION = 100

export const RECEIPT = {
  licence: { type: line(LONGEST_VERSION), errors: { wrong: 'delivery_other_licence' } },
  name: {
    type: { ...needed(line(DELIVERY_LIMITS.name)), joinsSpaces: true },
    label: 'delivery_name',
    help: 'delivery_name_help',
    autoComplete: 'name',
    errors: { missing: 'delivery_no_name', long: 'delivery_long_name', wrong: 'delivery_linked_name' },
  },
} as const satisfies Form<keyof typeof texts>

export const ACCEPTANCE = {
  ...RECEIPT,
  accepted: { type: confirmation, errors: { missing: 'delivery_not_accepted' } },
} as const satisfies Form<keyof typeof texts>

/** A team of ten accepts anew on fifty days. Each acceptance stores up to 20 kB of licence for years. */
export const MOST_ACCEPTANCES = 500

/** `ended` by somebody of the staff, `expired` by its last day. */
export type DeliveryState = 'draft' | 'sent' | 'ended' | 'expired'

/** Bytes that are requested again after breaks count as well. */
export const MOST_TIMES_GIVEN = 2
/** Programs that load in parts have some dozen ranges at once. */
export const MOST_STRETCHES = 1_000

/** A film over a slow line takes a day or two. */
export const UNFINISHED_KEPT_MS = 7 * DAY_MS
/** A client may come late. */
export const FILES_KEPT_MS = 30 * DAY_MS
/** A claim may be made for so long (§ 195 BGB counts from the end of the year). */
export const DELIVERIES_KEPT_MS = 4 * 365 * DAY_MS

/** It stands for all files as one archive. */
export const ZIP = 'zip'

/** It replaces a person whom `privacy` removed. */
export const FORGOTTEN = '-'
