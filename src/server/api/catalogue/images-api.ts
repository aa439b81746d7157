import { z } from '@hono/zod-openapi'
import { inOrder, SHUFFLES } from '#domain/catalogue/image-order.ts'
import { IMAGE_ORDERS, type Image, type ImageOrder } from '#domain/catalogue/model.ts'
import { openNarrower } from '#domain/catalogue/narrowing/narrow.ts'
import { isNarrowed, type Narrowing } from '#domain/catalogue/narrowing/narrowing.ts'
import { listPortfolio } from '#domain/catalogue/portfolio/portfolio-images.ts'
import { listOneOfEachArtist, spreadInOrder } from '#domain/catalogue/spreading/spread-images.ts'
import { cacheBriefly, cacheUntilChange } from '#server/api/cache-headers.ts'
import { documentGet, Id, nothing } from '#server/api/describe.ts'
import { answerPage, Paging } from '#server/api/paging.ts'
import type { Api } from '#server/api/route.ts'
import { notFound } from '#server/errors/errors.ts'
import { ALL_IMAGES, ARTIST_IMAGES, ARTIST_SLIDESHOW, GALLERY_IMAGES } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'
import { ImageEntity, toImage } from './entities.ts'
import { NarrowingQuery, toNarrowing } from './narrowing-query.ts'

const Images = z.array(ImageEntity)
const ImagePage = z.object({ items: Images, next: z.string().nullable() }).openapi('ImagePage')
const Order = z.enum(IMAGE_ORDERS)
const ArtistParams = z.object({ ArtistId: Id })

const randomImages = documentGet({
  path: '/images/homepage',
  summary: 'Images for the home page in an order of chance, one of each artist',
  answer: Images,
  params: nothing,
  query: nothing,
})
const newImages = documentGet({
  path: '/images/homepage/new',
  summary: 'The newest images',
  answer: Images,
  params: nothing,
  query: nothing,
})
const alphaImages = documentGet({
  path: '/images/homepage/alpha',
  summary: 'Images for the home page, A to Z by artist, one of each',
  answer: Images,
  params: nothing,
  query: nothing,
})
const slideshow = documentGet({
  path: ARTIST_SLIDESHOW,
  summary: 'Images for the slideshow of an artist',
  answer: Images,
  params: ArtistParams,
  query: nothing,
})
const allImages = documentGet({
  path: ALL_IMAGES,
  summary: 'All images, a page at a time',
  answer: ImagePage,
  params: nothing,
  query: Paging.extend(NarrowingQuery.shape).extend({ order: Order.default('new') }),
})
const galleryImages = documentGet({
  path: GALLERY_IMAGES,
  summary:
    'The images of a style gallery, best rated first and spread by artist and scene unless another order is asked for, a page at a time',
  answer: ImagePage,
  params: z.object({ lang: z.enum(['de', 'en']), gname: z.string().max(100) }),
  query: Paging.extend(NarrowingQuery.shape).extend({ order: Order.optional() }),
})
const artistImages = documentGet({
  path: ARTIST_IMAGES,
  summary:
    "An artist's images in their own order unless another is asked for, a page at a time; `part` is a style's address or `moving`, `lang` the language of the titles for A to Z",
  answer: ImagePage,
  params: ArtistParams,
  query: Paging.extend(NarrowingQuery.shape).extend({
    order: Order.optional(),
    lang: z.enum(['de', 'en']).default('de'),
    part: z.string().max(100).optional(),
  }),
})

/** The images of the home page and the slideshows. */
export function addImagesApi(api: Api, { readModel, random, visual }: Services): void {
  const catalogue = () => readModel.current().catalogue
  const { homeImages, newestImages, slideshowImages } = site.limits
  const listForHome = (order: 'random' | 'alpha', seed: number) =>
    listOneOfEachArtist(inOrder(catalogue(), catalogue().images, order, seed), {
      order,
      most: homeImages,
      looksAlike: visual.looksAlike(),
    })

  api.openapi(randomImages, (context) => {
    cacheBriefly(context)
    return context.json(listForHome('random', Math.floor(random() * SHUFFLES)).map(toImage), 200)
  })

  api.openapi(newImages, (context) => {
    cacheUntilChange(context)
    return context.json(catalogue().images.slice(0, newestImages).map(toImage), 200)
  })

  api.openapi(alphaImages, (context) => {
    cacheUntilChange(context)
    return context.json(listForHome('alpha', 0).map(toImage), 200)
  })

  api.openapi(slideshow, (context) => {
    const { ArtistId } = context.req.valid('param')
    if (!catalogue().artistsById.has(ArtistId)) return notFound(context, 'artist')
    cacheUntilChange(context)
    const images = catalogue().imagesByArtist.get(ArtistId) ?? []
    return context.json(images.slice(0, slideshowImages).map(toImage), 200)
  })
}

/** The long lists, which are paged. */
export function addImagePagesApi(api: Api, { readModel, random, visual }: Services): void {
  const catalogue = () => readModel.current().catalogue
  const narrow = (images: readonly Image[], narrowing: Narrowing) =>
    openNarrower(catalogue(), visual).images(images, narrowing)
  const arrange = (images: readonly Image[], narrowing: Narrowing, order: ImageOrder | null) =>
    spreadInOrder(narrow(images, narrowing), order, visual.looksAlike())

  api.openapi(allImages, (context) => {
    const { order, ...paging } = context.req.valid('query')
    const narrowing = toNarrowing(paging)
    const imagesIn = (seed: number) =>
      arrange(inOrder(catalogue(), catalogue().images, order, seed), narrowing, order)
    return answerPage(context, {
      paging,
      isRandom: order === 'random',
      isNarrowed: isNarrowed(narrowing),
      random,
      itemsIn: imagesIn,
      toEntity: toImage,
    })
  })

  api.openapi(galleryImages, (context) => {
    const gallery = catalogue().galleriesByUrl.get(context.req.valid('param').gname)
    if (!gallery) return notFound(context, 'gallery')
    const { order, ...paging } = context.req.valid('query')
    const narrowing = toNarrowing(paging)
    const images = catalogue().imagesByGallery.get(gallery.id) ?? []
    const imagesIn = (seed: number) =>
      arrange(order ? inOrder(catalogue(), images, order, seed) : images, narrowing, order ?? null)
    return answerPage(context, {
      paging,
      isRandom: order === 'random',
      isNarrowed: isNarrowed(narrowing),
      random,
      itemsIn: imagesIn,
      toEntity: toImage,
    })
  })

  api.openapi(artistImages, (context) => {
    const { ArtistId } = context.req.valid('param')
    if (!catalogue().artistsById.has(ArtistId)) return notFound(context, 'artist')
    const { order = null, lang: language, part: wanted = 'all', ...paging } = context.req.valid('query')
    const part = wanted === 'all' || wanted === 'moving' ? wanted : catalogue().galleriesByUrl.get(wanted)
    if (!part) return notFound(context, 'gallery')
    const narrowing = toNarrowing(paging)
    return answerPage(context, {
      paging,
      isRandom: order === 'random',
      isNarrowed: isNarrowed(narrowing),
      random,
      itemsIn: (seed) =>
        narrow(listPortfolio(catalogue(), ArtistId, { part, order, seed, language }), narrowing),
      toEntity: toImage,
    })
  })
}
