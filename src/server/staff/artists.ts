import { z } from 'zod'
import { Answer, answerEnquiry } from '#domain/enquiries/editing/answer-enquiry.server.ts'
import { listShares, shareEnquiry } from '#domain/enquiries/editing/share-enquiry.server.ts'
import { readOwnEnquiries } from '#domain/enquiries/own-enquiries.server.ts'
import { call } from '#server/calls/call.ts'
import { apiError, notFound } from '#server/edge/refusals.ts'
import { artistOf, recordsFor } from './records.ts'

/** `Nothing` takes back what was shared. */
const Share = z.strictObject({ Shared: z.enum(['nothing', 'text', 'contact']) })
const Works = z.array(z.int())
const SHARES = '/enquiries/:id/shares'

/** Artists learn of enquiries their number, and what staff share of one. */
export const ownCalls = [
  call({
    method: 'GET',
    path: '/own-enquiries',
    // Tokens are not for artists.
    tokens: 'never',
    who: 'reader',
    artists: true,
    summary: 'For an artist: how many enquiries named them or a work, and those that staff share',
    refusals: [404],
    handler: async (context, services) => {
      const account = artistOf(context)
      const artists = services.adminRecords.get('artists')
      const artist =
        account && artists && (await recordsFor(context, services, artists).find(String(account.artistId)))
      if (!artist) return notFound(context, 'artist')
      const named = { artistId: account.artistId, works: Works.parse(artist.Order) }
      const enquiries = await readOwnEnquiries(services.database.db, named)
      return { Total: enquiries.Months.reduce((sum, { Count }) => sum + Count, 0), ...enquiries }
    },
  }),
  call({
    method: 'POST',
    path: '/own-enquiries/:id/answers',
    tokens: 'never',
    who: 'editor',
    artists: true,
    summary: 'An artist’s answer to the agency about an enquiry that staff share',
    body: Answer,
    isForm: true,
    refusals: [404, 422, 429],
    handler: async (context, { database, clock }, { body }) => {
      const artist = artistOf(context)
      const answering = artist && { db: database.db, now: clock.now(), artist }
      const answered = answering && (await answerEnquiry(answering, context.req.param('id'), body))
      if (answered === 'too-many') return apiError(context, 429, 'too_many', 'There are too many answers.')
      return answered === 'answered' ? context.body(null, 204) : notFound(context, 'record')
    },
  }),
  call({
    method: 'GET',
    path: SHARES,
    who: 'reader',
    summary: 'Artists who may read an enquiry',
    refusals: [404],
    handler: async (context, { database, adminRecords }) => {
      const { id } = context.req.param()
      if (!(await adminRecords.get('enquiries')?.find(id))) return notFound(context, 'record')
      const shares = await listShares(database.db, id)
      const data = shares.map(({ artistId, withContact }) => ({
        ArtistId: artistId,
        Shared: withContact ? 'contact' : 'text',
      }))
      return { data }
    },
  }),
  call({
    method: 'PUT',
    path: `${SHARES}/:artist`,
    who: 'editor',
    summary: 'Lets an artist read an enquiry, with or without who sent it, or no longer',
    body: Share,
    refusals: [404],
    handler: async (context, { database, adminRecords, clock }, { body: { Shared: to } }) => {
      const { id, artist } = context.req.param()
      const enquiry = await adminRecords.get('enquiries')?.find(id)
      const found = await adminRecords.get('artists')?.find(artist)
      if (!enquiry || !found) return notFound(context, 'record')
      const sharing = { db: database.db, staff: context.get('staff'), now: clock.now() }
      const named = { id: Number(found.Id), name: String(found.Name) }
      await shareEnquiry(sharing, { enquiryId: id, artist: named, to })
      return context.body(null, 204)
    },
  }),
]
