import type { ReadModel } from '#domain/published/snapshot.server.ts'
import { openWebhookSending } from '#domain/webhooks/send-webhooks.server.ts'
import { openWebhookHosts, type WebhookHosts } from '#domain/webhooks/webhook-hosts.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { openAnnouncing } from './announce.server.ts'

export type Webhooks = {
  hosts: WebhookHosts
  announce: () => Promise<void>
  run: () => Promise<void>
  close: () => Promise<void>
}

type OpenWebhooksNeeds = {
  config: Config
  database: OpenDatabase
  readModel: ReadModel
  origin: string
  clock: Clock
  log: Log
}

export async function openWebhooks(needs: OpenWebhooksNeeds): Promise<Webhooks> {
  const { config, database } = needs
  const shared = { ...needs, db: database.db, listen: database.listen }
  const hosts = openWebhookHosts(config.webhookHosts)
  const sending = await openWebhookSending({ ...shared, hosts })
  const announcing = openAnnouncing(shared)
  return {
    hosts,
    announce: announcing.trigger,
    run: sending.run,
    close: async () => {
      await announcing.close()
      await sending.close()
    },
  }
}
