import { sql } from 'drizzle-orm'
import type { Stores } from '#domain/backup/back-up.server.ts'
import { openRound } from '#domain/collection/deciding/rounds.server.ts'
import { decisionComments, decisionPeople, decisionVotes } from '#domain/collection/deciding/tables.server.ts'
import { saveCollection } from '#domain/collection/saved-collections.server.ts'
import { countSending } from '#domain/enquiries/sending-limits.server.ts'
import { saveReference } from '#domain/search/reference-pictures.server.ts'
import { WHOLE_CROP } from '#domain/search/region.ts'
import type { Database } from '#platform/database/database.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import { openRateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { addPicture } from '#tests/builders.ts'
import { fillStaff } from '#tests/fill-staff.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

/** Fills every table, and a file store with originals; a test compares the tables with those that there are. */
export async function fillEveryTable({ database, files }: Stores): Promise<void> {
  const { db } = database
  await fillSmallCatalogue(db)
  const { id } = await saveCollection(db, {
    entries: [{ imageId: 1, note: 'für Seite 4' }],
    language: 'de',
    now: NOW,
    keptDays: 90,
  })
  await fillRound(db, id)
  await db.execute(sql`INSERT INTO kept_rows (action_id, table_name, operation, former, kept_at)
    VALUES ('a', 'redirects', 'DELETE', '{"from_path": "/ü"}', ${NOW.toISOString()})`)
  await queueEmail(db, { kind: 'test', payload: { to: 'ä' }, domain: 'zeichner.example', now: NOW })
  const limits = { sender: 1, recipient: 1, network: 1, all: 1 }
  const sending = { sender: 'a@b.example', recipient: 'c@d.example', networkAddress: '::1' }
  await countSending(db, sending, limits, NOW)
  const vector = Float32Array.of(0.5, -1)
  const crops = [{ ...WHOLE_CROP, content: vector, style: vector, colours: vector }]
  const embedding = { embedder: 'test', crops, colours: vector, blank: false }
  await saveReference(db, { embedding, thumbnail: Uint8Array.of(82) }, NOW)
  await db.execute(sql`INSERT INTO visual_projections (id, embedder, body, ready, fitted_at)
    VALUES ('test', 'test', '\\x00ff', true, ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO visual_vectors (picture_id, projection, embedder, content_version, content, style, colours)
    VALUES (1, 'test', 'test', 'a', '\\x01', '\\x02', '\\x03')`)
  await db.execute(
    sql`INSERT INTO distinct_images (image_id, other_id, marked_at)
      SELECT min(id), max(id), ${NOW.toISOString()} FROM images`,
  )
  await db.execute(sql`INSERT INTO page_views VALUES ('2026-11-20', '/', 'de', '', 'wide', 3)`)
  await db.execute(sql`INSERT INTO daily_sums (day, kind, subject, artist_id, count)
    VALUES ('2026-11-20', 'search', 'büro', NULL, 3)`)
  await db.execute(sql`INSERT INTO monthly_sums (month, kind, subject, artist_id, count)
    VALUES ('2026-11-01', 'artist', '1', 1, 3)`)
  await db.execute(sql`INSERT INTO enquiries (id, kind, email, language, fields, received_at)
    VALUES ('a', 'enquiry', 'a@b.example', 'de', '{}', ${NOW.toISOString()})`)
  await db.execute(
    sql`INSERT INTO enquiry_files VALUES ('a', 0, 'ä.pdf', 'application/pdf', 'originals/a', 1)`,
  )
  await db.execute(sql`INSERT INTO enquiry_replies
    VALUES ('a', 'a', 'b', 'c', 'Frieda', 'frieda@example.com', 'Ihre Anfrage', 'Gern.', 'sent', ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO enquiry_answers
    VALUES ('a', 'a', 1, 'Änne', 'Gern.', ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO local_features VALUES (1, 'a', '\\x0102')`)
  await db.execute(sql`INSERT INTO synonyms (word, finds) VALUES ('Elb', 'elf')`)
  await db.execute(sql`INSERT INTO unanswered_searches VALUES ('2026-11-20', 'klabauter', 3)`)
  await db.execute(
    sql`INSERT INTO reply_templates (name, text_de, text_en) VALUES ('Dank', 'Vielen Dank', 'Thank you')`,
  )
  await db.execute(sql`INSERT INTO staff_changes (staff_id, staff_name, action, resource, record_id, details, changed_at)
    VALUES ('a', 'Frieda', 'change', 'images', '1', '{"Rating": {"from": 0, "to": 1}}', ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO staff_imports (id, is_trial, state, handled, total, began_at, seen_at)
    VALUES ('a', true, 'failed', 0, 0, ${NOW.toISOString()}, ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO pending_changes
      (kind, resource, record_id, fields, base_revision, staff_name, saved_at)
    VALUES ('draft', 'news', '1', '{"TitleDe": "Bälde"}', 'a', 'Frieda', ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO preview_links (token_hash, resource, record_id, lasting, staff_name, created_at, expires_at)
    VALUES ('a', 'news', '1', 'colleague', 'Frieda', ${NOW.toISOString()}, ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO uploads (id, staff_id, record, parts, arrived)
    VALUES ('a', 'a', '{}', '[]', 0)`)
  await db.execute(sql`INSERT INTO picture_metadata VALUES (1, '{"year": 2024}', ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO webhooks (id, name, url, events, secret, made_by, created_at)
    VALUES ('w', 'Büro', 'https://n8n.example/a', '["enquiry.received"]', 'whsec_a', 'Frieda', ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO webhook_deliveries (id, webhook_id, kind, payload, next_attempt_at, queued_at)
    VALUES ('msg_a', 'w', 'webhook.test', '{}', ${NOW.toISOString()}, ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO announced_records VALUES ('work.published', '[1]', 1)`)
  await db.execute(sql`INSERT INTO deliveries (id, secret, key, title, language, recipient_name, recipient_email, ends_at)
    VALUES (1, 'a', 'b', 'Wäle', 'de', 'Änne', 'a@b.example', ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO delivery_files (id, delivery_id, name, bytes, added_at)
    VALUES (1, 1, 'ä.pdf', 10000000000, ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO delivery_parts VALUES (1, 5000000000, 1, 'originals/deliveries/1/1/a')`)
  await db.execute(
    sql`INSERT INTO delivery_acceptances VALUES ('a', 1, 'Änne', 'Alles', ${NOW.toISOString()})`,
  )
  await db.execute(sql`INSERT INTO delivery_downloads (delivery_id, acceptance_id, what, started_at, size)
    VALUES (1, 'a', 'zip', ${NOW.toISOString()}, 10000000000)`)
  await db.execute(sql`INSERT INTO erased_people VALUES ('salt', 'hash', ${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO outgoing_holds VALUES (${NOW.toISOString()})`)
  await db.execute(sql`INSERT INTO redirects (from_path, to_address) VALUES ('/alt', '/news')`)
  await db.execute(sql`INSERT INTO settings VALUES ('notice', 'Zu', 'Closed')`)
  await db.execute(sql`INSERT INTO removed_files VALUES ('originals/gone.png', ${NOW.toISOString()})`)
  await fillStaff(db, NOW)
  await db.execute(sql`INSERT INTO enquiry_shares VALUES ('a', 1, true)`)
  await db.execute(sql`INSERT INTO pending_changes
      (kind, resource, record_id, record_name, artist_id, account_id, fields, saved_at)
    SELECT 'proposal', 'images', '1', 'Wal', 1, min(id), '{"TitleDe": {"from": "Wal", "to": "Bär"}}', ${NOW.toISOString()}
      FROM staff_accounts`)
  await db.execute(sql`INSERT INTO proof_keys VALUES ('test', 'key')`)
  await openRateLimits(db, { now: () => NOW }).take({ name: 'test', most: 1, withinSeconds: 1 }, 'a')
  const key = 'originals/900/3f9a.png'
  await files.write(key, Buffer.from([0, 1, 2, 255]))
  await files.write('originals/901/empty.png', Buffer.alloc(0))
  await files.write('originals/deliveries/1/1/a', Buffer.from('a part'))
  await files.write('variants/900/640.webp', Buffer.from('made again'))
  await addPicture(db, {
    originalKey: key,
    format: 'png',
    fileName: 'straße.png'.replace('ß', 'ss'),
  })
}

async function fillRound(db: Database, collectionId: string): Promise<void> {
  const rateLimits = openRateLimits(db, { now: () => NOW })
  const visitor = { rateLimits, networkAddress: '192.0.2.7' }
  const round = await openRound({ db, id: collectionId, now: NOW, ...visitor })
  if (round.outcome !== 'opened') throw new Error(`The round was not opened: ${round.outcome}.`)
  await db.insert(decisionPeople).values({ id: 'a', collectionId: round.id, name: 'Änne' })
  await db.insert(decisionVotes).values({ personId: 'a', imageId: 1, votedAt: NOW })
  await db
    .insert(decisionComments)
    .values({ id: 'a', personId: 'a', imageId: 1, text: 'Größer?', writtenAt: NOW })
}
