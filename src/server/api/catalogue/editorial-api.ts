import { z } from '@hono/zod-openapi'
import { cacheBriefly, cacheUntilChange } from '#server/api/cache-headers.ts'
import { documentGet, Id, nothing } from '#server/api/describe.ts'
import { answerPage, Paging } from '#server/api/paging.ts'
import type { Api } from '#server/api/route.ts'
import { notFound } from '#server/errors/errors.ts'
import { NEWS_IMAGES, PAST_HEROES } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'
import {
  BannerEntity,
  HeroEntity,
  NewsEntity,
  NewsImageEntity,
  TestimonialEntity,
  toBanner,
  toHero,
  toNews,
  toNewsImage,
  toTestimonial,
} from './entities.ts'

const currentHero = documentGet({
  path: '/hero',
  summary: 'The current hero of the home page',
  answer: HeroEntity,
  params: nothing,
  query: nothing,
})
const pastHeroes = documentGet({
  path: PAST_HEROES,
  summary: 'Past heroes, newest first',
  answer: z.array(HeroEntity),
  params: nothing,
  query: nothing,
})
const homeNews = documentGet({
  path: '/news/home',
  summary: 'The news items of the home page',
  answer: z.array(NewsEntity),
  params: nothing,
  query: nothing,
})
const newsImages = documentGet({
  path: NEWS_IMAGES,
  summary: 'The extra images of a news item',
  answer: z.array(NewsImageEntity),
  params: z.object({ newsId: Id }),
  query: nothing,
})
const allNews = documentGet({
  path: '/news/all',
  summary: 'All news, newest first, a page at a time',
  answer: z.object({ items: z.array(NewsEntity), next: z.string().nullable() }).openapi('NewsPage'),
  params: nothing,
  query: Paging,
})
const banner = documentGet({
  path: '/banner/{address}',
  summary: 'A banner: home-2020 or hero-rep',
  answer: BannerEntity,
  params: z.object({ address: z.string().max(60) }),
  query: nothing,
})
const randomTestimonial = documentGet({
  path: '/testimonials/random',
  summary: 'A testimonial by chance',
  answer: TestimonialEntity,
  params: nothing,
  query: nothing,
})

/** Public calls for heroes, banners and testimonials. */
export function addEditorialApi(api: Api, { readModel, random }: Services): void {
  const editorial = () => readModel.current().editorial

  api.openapi(currentHero, (context) => {
    const [current] = editorial().heroes
    if (!current) return notFound(context, 'hero')
    cacheUntilChange(context)
    return context.json(toHero(current), 200)
  })

  api.openapi(pastHeroes, (context) => {
    cacheUntilChange(context)
    return context.json(editorial().heroes.slice(1).map(toHero), 200)
  })

  api.openapi(banner, (context) => {
    const found = editorial().banners.get(context.req.valid('param').address)
    if (!found) return notFound(context, 'banner')
    cacheUntilChange(context)
    return context.json(toBanner(found), 200)
  })

  api.openapi(randomTestimonial, (context) => {
    const { testimonials } = editorial()
    const chosen = testimonials[Math.floor(random() * testimonials.length)]
    if (!chosen) return notFound(context, 'testimonial')
    cacheBriefly(context)
    return context.json(toTestimonial(chosen), 200)
  })
}

/** Public calls for news. */
export function addNewsApi(api: Api, { readModel, random }: Services): void {
  const editorial = () => readModel.current().editorial

  api.openapi(homeNews, (context) => {
    cacheUntilChange(context)
    return context.json(editorial().news.slice(0, site.limits.homeNews).map(toNews), 200)
  })

  api.openapi(newsImages, (context) => {
    const item = editorial().newsById.get(context.req.valid('param').newsId)
    if (!item) return notFound(context, 'news item')
    cacheUntilChange(context)
    return context.json(item.images.map(toNewsImage), 200)
  })

  api.openapi(allNews, (context) => {
    const paging = context.req.valid('query')
    return answerPage(context, {
      paging,
      isRandom: false,
      random,
      itemsIn: () => editorial().news,
      toEntity: toNews,
    })
  })
}
