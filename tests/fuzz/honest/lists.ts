import type { Catalogue } from './read-catalogue.ts'

/** Lists as staff import them, one for each of our own readers. */
export function makeLists({ artist, images }: Catalogue): { name: string; bytes: Buffer }[] {
  const [image = 1] = images
  const lists: Record<string, string> = {
    'artists.csv': `Code,Name,SortName,BioDe,AvailableFrom,LeadTimeWeeks,Clients,Services,Hidden,AddedAt\n${artist},Ada Moor,Moor,Zeichnet.,2027-01-01,3,"Verlag Eins; Verlag Zwei",print,no,2026-01-01T00:00:00Z\n`,
    'images.csv': `Id,Artist,TitleDe,TitleEn,KeywordsDe,Galleries,Year,Animation,EmbedCode,Rating,Position,Hidden,FocusX\n${image},${artist},Wal,Whale,"Wal, Meer",tiere,2020,no,,3,1,no,0.5\n`,
    'news.json': JSON.stringify([
      {
        TitleDe: 'Neu',
        TitleEn: 'New',
        PermalinkDe: 'neu-x',
        PermalinkEn: 'new-x',
        BodyDe: '**Ja**',
        PublishedAt: '2026-01-01T00:00:00Z',
        Images: String(image),
      },
    ]),
    'redirects.csv': 'From,To,Permanent\n/alt,/news,yes\n',
    'settings.csv': 'Name,TextDe,TextEn\ntelephone,040 1,+49 40 1\n',
    'testimonials.json': JSON.stringify([
      { DeText: 'Gut.', EnText: 'Good.', DeCredit: 'Kim', EnCredit: 'Kim' },
    ]),
    'heroes.csv': 'Title,Caption,CaptionEn,Link,Position,Hidden\nEins,Eins,One,/news,1,no\n',
  }
  return Object.entries(lists).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
}
