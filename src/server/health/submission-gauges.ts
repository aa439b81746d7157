import type { SubmissionIntake } from '#domain/enquiries/submissions.server.ts'
import type { ReadGauge } from './metrics.ts'

/**
 * Submissions in the inbox on the disk. Operators act when some wait for several minutes, and at once when one is broken.
 */
export function submissionGauges({ count }: Pick<SubmissionIntake, 'count'>): ReadGauge[] {
  return [
    {
      name: 'zeichner_submissions_waiting',
      help: 'Acknowledged enquiries and applications that the database does not have yet',
      read: async () => (await count()).waiting,
    },
    {
      name: 'zeichner_submissions_failing',
      help: 'Of the waiting ones, those with a file that could not be taken so far',
      read: async () => (await count()).failing,
    },
    {
      name: 'zeichner_submissions_broken',
      help: 'Enquiries and applications that could not be read and were set aside',
      read: async () => (await count()).setAside,
    },
  ]
}
