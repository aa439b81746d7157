type Open = { close: () => Promise<void> }
type Part =
  | 'database'
  | 'deliveryChecks'
  | 'digests'
  | 'duplicates'
  | 'emails'
  | 'imports'
  | 'liveRounds'
  | 'notificationEmails'
  | 'presence'
  | 'readModel'
  | 'retention'
  | 'statistics'
  | 'unanswered'
  | 'uploads'
  | 'visual'
  | 'webhooks'
type Opened = Readonly<Record<Part, Open>> & {
  decoders: Readonly<Record<'visitors' | 'staff', Open>>
  submissions: { ingestion: Open }
}

export async function closeServices(opened: Opened, jobs: readonly Open[]): Promise<void> {
  const { database, decoders, readModel } = opened
  // The decoders come first, so that nothing below waits for a picture.
  await Promise.all([decoders.visitors.close(), decoders.staff.close()])
  await Promise.all(jobs.map((job) => job.close()))
  await opened.retention.close()
  await opened.imports.close()
  await opened.duplicates.close()
  await opened.uploads.close()
  await opened.deliveryChecks.close()
  await opened.submissions.ingestion.close()
  await opened.digests.close()
  await opened.notificationEmails.close()
  await opened.webhooks.close()
  await Promise.all([opened.emails.close(), opened.liveRounds.close(), opened.presence.close()])
  await Promise.all([opened.unanswered.close(), opened.statistics.close()])
  await opened.visual.close()
  await readModel.close().finally(database.close)
}
