import { z } from 'zod'
import { IMAGE_ORDERS, type Image, type ImageOrder } from '#domain/catalogue/catalogue-model.ts'
import { inOrder, SHUFFLES } from '#domain/catalogue/image-order.ts'
import { openNarrower } from '#domain/catalogue/narrowing/narrow.ts'
import { isNarrowed, type Narrowing } from '#domain/catalogue/narrowing/narrowing.ts'
import { toNarrowing } from '#domain/catalogue/narrowing/narrowing-parameters.ts'
import { listPortfolio } from '#domain/catalogue/portfolio-images.ts'
import { listOneOfEachArtist, spreadInOrder } from '#domain/catalogue/spread-images.ts'
import { call } from '#server/calls/call.ts'
import { notFound } from '#server/edge/refusals.ts'
import { ALL_IMAGES, ARTIST_IMAGES, ARTIST_SLIDESHOW, GALLERY_IMAGES } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'
import { ImageEntity, toImage } from './entities.ts'
import { answerPage, cacheBriefly, cacheUntilChange, Id, NarrowingQuery, Paging } from './requests.ts'

const Images = z.array(ImageEntity)
const ImagePage = z.object({ items: Images, next: z.string().nullable() }).meta({ id: 'ImagePage' })
const Order = z.enum(IMAGE_ORDERS)
const ArtistParams = z.object({ ArtistId: Id })

export const imageCalls = [
  call({
    method: 'GET',
    path: '/images/homepage',
    who: 'public',
    summary: 'Images for the home page in an order of chance, one of each artist',
    answer: Images,
    refusals: [400, 404],
    handler: (context, services) => {
      cacheBriefly(context)
      return listForHome(services, 'random', Math.floor(services.random() * SHUFFLES)).map(toImage)
    },
  }),
  call({
    method: 'GET',
    path: '/images/homepage/new',
    who: 'public',
    summary: 'The newest images',
    answer: Images,
    refusals: [400, 404],
    handler: (context, { readModel }) => {
      cacheUntilChange(context)
      return readModel.current().catalogue.images.slice(0, site.limits.newestImages).map(toImage)
    },
  }),
  call({
    method: 'GET',
    path: '/images/homepage/alpha',
    who: 'public',
    summary: 'Images for the home page, A to Z by artist, one of each',
    answer: Images,
    refusals: [400, 404],
    handler: (context, services) => {
      cacheUntilChange(context)
      return listForHome(services, 'alpha', 0).map(toImage)
    },
  }),
  call({
    method: 'GET',
    path: ARTIST_SLIDESHOW,
    who: 'public',
    summary: 'Images for the slideshow of an artist',
    params: ArtistParams,
    answer: Images,
    refusals: [400, 404],
    handler: (context, { readModel }, { params: { ArtistId } }) => {
      const { artistsById, imagesByArtist } = readModel.current().catalogue
      if (!artistsById.has(ArtistId)) return notFound(context, 'artist')
      cacheUntilChange(context)
      return (imagesByArtist.get(ArtistId) ?? []).slice(0, site.limits.slideshowImages).map(toImage)
    },
  }),
  call({
    method: 'GET',
    path: ALL_IMAGES,
    who: 'public',
    summary: 'All images, a page at a time',
    query: Paging.extend(NarrowingQuery.shape).extend({ order: Order.default('new') }),
    answer: ImagePage,
    refusals: [400, 404],
    handler: (context, services, { query: { order, ...paging } }) => {
      const { catalogue } = services.readModel.current()
      const narrowing = toNarrowing(paging)
      return answerPage(context, {
        paging,
        isRandom: order === 'random',
        isNarrowed: isNarrowed(narrowing),
        random: services.random,
        itemsIn: (seed) =>
          arrange(services, inOrder(catalogue, catalogue.images, order, seed), narrowing, order),
        toEntity: toImage,
      })
    },
  }),
  call({
    method: 'GET',
    path: GALLERY_IMAGES,
    who: 'public',
    summary:
      'The images of a style gallery, best rated first and spread by artist and scene unless another order is asked for, a page at a time',
    params: z.object({ lang: z.enum(['de', 'en']), gname: z.string().max(100) }),
    query: Paging.extend(NarrowingQuery.shape).extend({ order: Order.optional() }),
    answer: ImagePage,
    refusals: [400, 404],
    handler: (context, services, { params: { gname }, query: { order = null, ...paging } }) => {
      const { catalogue } = services.readModel.current()
      const gallery = catalogue.galleriesByUrl.get(gname)
      if (!gallery) return notFound(context, 'gallery')
      const narrowing = toNarrowing(paging)
      const images = catalogue.imagesByGallery.get(gallery.id) ?? []
      return answerPage(context, {
        paging,
        isRandom: order === 'random',
        isNarrowed: isNarrowed(narrowing),
        random: services.random,
        itemsIn: (seed) =>
          arrange(services, order ? inOrder(catalogue, images, order, seed) : images, narrowing, order),
        toEntity: toImage,
      })
    },
  }),
  call({
    method: 'GET',
    path: ARTIST_IMAGES,
    who: 'public',
    summary:
      "An artist's images in their own order unless another is asked for, a page at a time; `part` is a style's address or `moving`, `lang` the language of the titles for A to Z",
    params: ArtistParams,
    query: Paging.extend(NarrowingQuery.shape).extend({
      order: Order.optional(),
      lang: z.enum(['de', 'en']).default('de'),
      part: z.string().max(100).optional(),
    }),
    answer: ImagePage,
    refusals: [400, 404],
    handler: (context, services, { params: { ArtistId }, query }) => {
      const { catalogue } = services.readModel.current()
      if (!catalogue.artistsById.has(ArtistId)) return notFound(context, 'artist')
      const { order = null, lang: language, part: wanted = 'all', ...paging } = query
      const part = wanted === 'all' || wanted === 'moving' ? wanted : catalogue.galleriesByUrl.get(wanted)
      if (!part) return notFound(context, 'gallery')
      const narrowing = toNarrowing(paging)
      return answerPage(context, {
        paging,
        isRandom: order === 'random',
        isNarrowed: isNarrowed(narrowing),
        random: services.random,
        itemsIn: (seed) =>
          narrow(services, listPortfolio(catalogue, ArtistId, { part, order, seed, language }), narrowing),
        toEntity: toImage,
      })
    },
  }),
]

type ImagesNeeds = Pick<Services, 'readModel' | 'visual'>

function listForHome({ readModel, visual }: ImagesNeeds, order: 'random' | 'alpha', seed: number) {
  const { catalogue } = readModel.current()
  return listOneOfEachArtist(inOrder(catalogue, catalogue.images, order, seed), {
    order,
    most: site.limits.homeImages,
    looksAlike: visual.looksAlike(),
  })
}

function narrow({ readModel, visual }: ImagesNeeds, images: readonly Image[], narrowing: Narrowing) {
  return openNarrower(readModel.current().catalogue, visual).images(images, narrowing)
}

function arrange(
  needs: ImagesNeeds,
  images: readonly Image[],
  narrowing: Narrowing,
  order: ImageOrder | null,
) {
  return spreadInOrder(narrow(needs, images, narrowing), order, needs.visual.looksAlike())
}
