import { Feed } from 'feed'
import { Hono } from 'hono'
import { type NewsItem, newsTexts } from '#domain/editorial/editorial-model.ts'
import { newsHtml } from '#domain/editorial/news-html.ts'
import { newsPictureAddress, pictureAddress } from '#domain/imaging/imaging-model.ts'
import type { ReadModel } from '#domain/published/snapshot.server.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import type { RequestVariables } from '#server/edge/request.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'

/** This many cover more than a year of news. */
const NEWEST = 20
const PICTURE_WIDTH = 640
const TTL_MS = 60_000
const TYPE = 'application/atom+xml; charset=utf-8'

export function feedRoutes(readModel: ReadModel, origin: string): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>()
  for (const language of LANGUAGES) {
    app.get(paths.newsFeed(language), (context) => {
      context.set('ttlMs', TTL_MS)
      const { editorial, loadedAt } = readModel.current()
      const [newest] = editorial.news
      const updated = newest ? new Date(newest.publishedAt) : loadedAt
      const feed = openFeed(origin, language, updated)
      for (const item of editorial.news.slice(0, NEWEST)) feed.addItem(toFeedItem(item, origin, language))
      return new Response(feed.atom1(), {
        headers: { 'Content-Type': TYPE, 'Cache-Control': 'public, max-age=600' },
      })
    })
  }
  return app
}

function openFeed(origin: string, language: Language, updated: Date): Feed {
  const self = origin + paths.newsFeed(language)
  return new Feed({
    id: self,
    title: site.brand[language],
    description: site.tagline[language],
    link: origin + paths.news(language),
    language,
    copyright: `© ${site.copyrightYear} ${site.company.name}`,
    updated,
    feedLinks: { atom: self },
    author: { name: site.brand[language], link: origin + paths.home(language) },
  })
}

function toFeedItem(item: NewsItem, origin: string, language: Language) {
  const { title, intro, body } = newsTexts(item, language)
  const address = origin + paths.newsItem(language, item)
  const date = new Date(item.publishedAt)
  const { fileName, contentVersion } = item.picture
  const picture = fileName
    ? newsPictureAddress(fileName, PICTURE_WIDTH, contentVersion)
    : pictureAddress(item.picture, PICTURE_WIDTH)
  const type = fileName?.endsWith('.jpg') ? 'image/jpeg' : 'image/webp'
  return {
    id: address,
    link: address,
    title,
    description: intro,
    content: newsHtml(body),
    date,
    published: date,
    enclosure: { url: origin + picture, type },
  }
}
