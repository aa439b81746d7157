import { z } from 'zod'

const Artists = z.array(z.object({ Id: z.number(), PortfolioUrl: z.string() })).min(1)
const Galleries = z.array(z.object({ GermanUrl: z.string() })).min(1)
const Images = z.array(z.object({ Id: z.number() })).min(2)
const News = z.object({ items: z.array(z.object({ Id: z.number(), Permalink: z.string() })).min(1) })

/** What of the running site's catalogue the requests name. */
export type Catalogue = {
  artist: string
  artistId: number
  gallery: string
  images: number[]
  newsId: number
  newsDe: string
}

export async function readCatalogue(address: string): Promise<Catalogue> {
  const api = `${address}/illusde/api`
  const read = async (path: string): Promise<unknown> => (await fetch(`${api}/${path}`)).json()
  const [artist] = Artists.parse(await read('artists/all'))
  const [gallery] = Galleries.parse(await read('galleries/de'))
  const images = Images.parse(await read('images/homepage/alpha')).map(({ Id }) => Id)
  const {
    items: [news],
  } = News.parse(await read('news/all'))
  return {
    artist: artist?.PortfolioUrl.split('/').at(-1) ?? '',
    artistId: artist?.Id ?? 0,
    gallery: gallery?.GermanUrl ?? '',
    images,
    newsId: news?.Id ?? 0,
    newsDe: news?.Permalink ?? '',
  }
}
