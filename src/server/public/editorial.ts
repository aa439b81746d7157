import { z } from 'zod'
import { call } from '#server/calls/call.ts'
import { notFound } from '#server/edge/refusals.ts'
import { NEWS_IMAGES, PAST_HEROES } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
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
import { answerPage, cacheBriefly, cacheUntilChange, Id, Paging } from './requests.ts'

export const editorialCalls = [
  call({
    method: 'GET',
    path: '/hero',
    who: 'public',
    summary: 'The current hero of the home page',
    answer: HeroEntity,
    refusals: [400, 404],
    handler: (context, { readModel }) => {
      const [current] = readModel.current().editorial.heroes
      if (!current) return notFound(context, 'hero')
      cacheUntilChange(context)
      return toHero(current)
    },
  }),
  call({
    method: 'GET',
    path: PAST_HEROES,
    who: 'public',
    summary: 'Past heroes, newest first',
    answer: z.array(HeroEntity),
    refusals: [400, 404],
    handler: (context, { readModel }) => {
      cacheUntilChange(context)
      return readModel.current().editorial.heroes.slice(1).map(toHero)
    },
  }),
  call({
    method: 'GET',
    path: '/banner/{address}',
    who: 'public',
    summary: 'A banner: home-2020 or hero-rep',
    params: z.object({ address: z.string().max(60) }),
    answer: BannerEntity,
    refusals: [400, 404],
    handler: (context, { readModel }, { params }) => {
      const found = readModel.current().editorial.banners.get(params.address)
      if (!found) return notFound(context, 'banner')
      cacheUntilChange(context)
      return toBanner(found)
    },
  }),
  call({
    method: 'GET',
    path: '/testimonials/random',
    who: 'public',
    summary: 'A testimonial by chance',
    answer: TestimonialEntity,
    refusals: [400, 404],
    handler: (context, { readModel, random }) => {
      const { testimonials } = readModel.current().editorial
      const chosen = testimonials[Math.floor(random() * testimonials.length)]
      if (!chosen) return notFound(context, 'testimonial')
      cacheBriefly(context)
      return toTestimonial(chosen)
    },
  }),
]

export const newsCalls = [
  call({
    method: 'GET',
    path: '/news/home',
    who: 'public',
    summary: 'The news items of the home page',
    answer: z.array(NewsEntity),
    refusals: [400, 404],
    handler: (context, { readModel }) => {
      cacheUntilChange(context)
      return readModel.current().editorial.news.slice(0, site.limits.homeNews).map(toNews)
    },
  }),
  call({
    method: 'GET',
    path: NEWS_IMAGES,
    who: 'public',
    summary: 'The extra images of a news item',
    params: z.object({ newsId: Id }),
    answer: z.array(NewsImageEntity),
    refusals: [400, 404],
    handler: (context, { readModel }, { params }) => {
      const item = readModel.current().editorial.newsById.get(params.newsId)
      if (!item) return notFound(context, 'news item')
      cacheUntilChange(context)
      return item.images.map(toNewsImage)
    },
  }),
  call({
    method: 'GET',
    path: '/news/all',
    who: 'public',
    summary: 'All news, newest first, a page at a time',
    query: Paging,
    answer: z.object({ items: z.array(NewsEntity), next: z.string().nullable() }).meta({ id: 'NewsPage' }),
    refusals: [400, 404],
    handler: (context, { readModel, random }, { query: paging }) =>
      answerPage(context, {
        paging,
        isRandom: false,
        random,
        itemsIn: () => readModel.current().editorial.news,
        toEntity: toNews,
      }),
  }),
]
