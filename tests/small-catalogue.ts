import { addBanners, addHeroes, addNews, addTestimonials } from '#domain/editorial/editorial.server.ts'
import type { Database } from '#platform/database/database.ts'
import { addArtist, addGallery, addImage, addPicture } from './builders.ts'

/**
 * Two artists with six images, two galleries, three heroes and news, a banner and a testimonial, plus a hidden one of
 * each kind. In one transaction, so that an open site reads it once instead of after each row.
 */
export function fillSmallCatalogue(db: Database): Promise<void> {
  return db.transaction(fill)
}

async function fill(db: Database): Promise<void> {
  const aquarell = await addGallery(db)
  await addGallery(db, { germanUrl: 'tiere', description: 'Animals', germanDescription: 'Tiere' })
  const ada = await addArtist(db)
  const oemer = await addArtist(db, { code: 'oemer-usta', name: 'Ömer Usta' })
  await addArtist(db, { code: 'ghost', name: 'Hidden Person', hidden: true })
  for (let position = 0; position < 5; position++) {
    await addImage(db, {
      artistId: ada,
      position,
      galleryIds: [aquarell],
      rating: position,
      addedAt: new Date(2026, 0, 5 - position),
    })
  }
  await addImage(db, {
    artistId: oemer,
    addedAt: new Date(2026, 1, 1),
    animation: true,
    embedCode: '<iframe></iframe>',
  })
  await addImage(db, { artistId: ada, hidden: true, titleDe: 'Versteckt', addedAt: new Date(2026, 5, 1) })
  await fillEditorial(db)
}

async function fillEditorial(db: Database): Promise<void> {
  for (let position = 1; position <= 3; position++) {
    const imageId = await addPicture(db)
    const phonePictureId = await addPicture(db)
    const link = '/illustrator/ada-moor'
    await addHeroes(db, [
      {
        imageId,
        phonePictureId,
        title: `Hero ${position}`,
        caption: 'Wal',
        captionEn: 'Whale',
        link,
        position,
      },
    ])
  }
  for (let number = 1; number <= 3; number++) {
    await addNews(db, [
      {
        titleDe: `Neu ${number}`,
        titleEn: `New ${number}`,
        introDe: 'i',
        introEn: 'i',
        bodyDe: 'b',
        bodyEn: 'b',
        metaDe: 'm',
        metaEn: 'm',
        permalinkDe: `neu-${number}`,
        permalinkEn: `new-${number}`,
        imageAltDe: 'a',
        imageAltEn: 'a',
        publishedAt: new Date(2026, number, 1),
        pictureId: await addPicture(db, { fileName: `neu-${number}.jpg` }),
        images: [
          {
            pictureId: await addPicture(db, { fileName: `neu-${number}-mehr.jpg` }),
            altDe: 'Blick',
            altEn: 'View',
          },
        ],
      },
    ])
  }
  const texts = { text: 'Intro\n\nSubhead', title: 'Titel', alt: 'Alt' }
  const pictureId = await addPicture(db, { fileName: 'banner.webp' })
  await addBanners(db, [{ address: 'home-2020', pictureId, textsDe: texts, textsEn: texts }])
  await addTestimonials(db, [{ deText: 'Gut.', enText: 'Good.', deCredit: 'Verlag', enCredit: 'Publisher' }])
}
