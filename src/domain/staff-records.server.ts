import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openRecords, type Records } from '#platform/records/open-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import { isReservedPart } from '#site/path-parts.ts'
import { paths } from '#site/paths.ts'
import { artistsResource } from './catalogue/artists-resource.server.ts'
import { galleriesResource } from './catalogue/galleries-resource.server.ts'
import { imagesResource } from './catalogue/images-resource.server.ts'
import { collectionsResource } from './collection/saved-collections.server.ts'
import { deliveriesResource } from './delivery/deliveries-resource.server.ts'
import { cutPhonePictures } from './editorial/cut-phone-pictures.server.ts'
import { newsResource } from './editorial/news-resource.server.ts'
import { putOnTop } from './editorial/order-heroes.server.ts'
import { bannersResource, heroesResource, testimonialsResource } from './editorial/small-resources.server.ts'
import { applicationsResource, enquiriesResource } from './enquiries/editing/inbox-resources.server.ts'
import { replyTemplatesResource } from './enquiries/replies/reply-texts.server.ts'
import { countVariants, listPictureFacts } from './imaging/edit-pictures.server.ts'
import { proposalsResource } from './pending-changes/pending-changes.server.ts'
import { findPage } from './published/find-page.ts'
import type { Snapshot } from './published/snapshot.server.ts'
import { redirectMoved, redirectsResource } from './redirects/redirects-resource.server.ts'
import { unansweredResource } from './search/unanswered-searches.server.ts'
import { hasVectors } from './search/visual/vectors.server.ts'
import { synonymsResource } from './search/words/synonyms.server.ts'
import { settingsResource } from './settings/settings-resource.server.ts'
import { changesResource } from './staff/changes.server.ts'
import { trashResource } from './trash/trash-resource.server.ts'

type StaffRecordsNeeds = { db: Database; files: FileStore; clock: Clock; content: () => Snapshot }

// A redirect from a path without a language serves both.
const pathOfArtist = (code: string) => paths.artist('de', code)
const pathOfGallery = (germanUrl: string) => paths.gallery('de', germanUrl)
const pathOfNews = (permalink: string) =>
  paths.newsItem('de', { permalinkDe: permalink, permalinkEn: permalink })
const NEWS_ADDRESSES = ['PermalinkDe', 'PermalinkEn'].map((field) => ({ field, pathOf: pathOfNews }))

/** All resources that staff edit, from all modules, by their names in URLs. */
export function openAdminRecords({
  db,
  files,
  clock,
  content,
}: StaffRecordsNeeds): ReadonlyMap<string, Records> {
  const isPage = (path: string) => findPage(content(), path) !== null
  const all = [
    openRecords(
      db,
      imagesResource((reading, id) => readProgress(reading, files, id)),
    ),
    openRecords(db, redirectMoved(artistsResource(clock), [{ field: 'Code', pathOf: pathOfArtist }])),
    openRecords(
      db,
      redirectMoved(galleriesResource(isReservedPart), [{ field: 'GermanUrl', pathOf: pathOfGallery }]),
    ),
    openRecords(db, redirectMoved(newsResource, NEWS_ADDRESSES)),
    cutPhonePictures(putOnTop(openRecords(db, heroesResource), db), { db, files }),
    openRecords(db, testimonialsResource),
    openRecords(db, redirectsResource(isPage)),
    openRecords(db, replyTemplatesResource),
    openRecords(db, synonymsResource),
    openRecords(db, proposalsResource),
    openRecords(db, unansweredResource),
    openRecords(db, changesResource),
    openRecords(db, trashResource),
    openRecords(db, deliveriesResource),
    ...[bannersResource, collectionsResource, enquiriesResource, applicationsResource, settingsResource].map(
      (resource) => openRecords(db, resource),
    ),
  ]
  return new Map(all.map((records) => [records.name, records]))
}

async function readProgress(db: Database, files: FileStore, id: number): Promise<Fields> {
  const picture = (await listPictureFacts(db, [id])).get(id)
  if (!picture) return {}
  return {
    Variants: await countVariants(files, picture),
    Vectors: (await hasVectors(db, id, picture.contentVersion)) ? 'ready' : 'waiting',
  }
}
