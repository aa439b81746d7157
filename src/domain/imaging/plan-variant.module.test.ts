import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { anAnimation, aPainting, testLicensor } from '#tests/pictures.ts'
import { makeVariant } from './make-variant.server.ts'
import { describeRights } from './plan-variant.ts'

const credit = {
  title: 'Ein Wal',
  creator: 'Mara Muster',
  page: '/illustrator/mara?a=1&b=2',
}
const making = {
  width: 320,
  format: 'webp',
  moving: true,
  watermarked: false,
  xmp: describeRights(credit, testLicensor),
} as const

describe('rights in the file', () => {
  test.each([
    ['a webp', aPainting(400, 300).png().toBuffer(), making],
    ['a jpeg', aPainting(400, 300).png().toBuffer(), { ...making, format: 'jpeg', moving: false } as const],
    ['a moving webp', anAnimation(400, 300, [100, 100]), making],
  ])('are all there in %s', async (_, original, wanted) => {
    const { xmpAsString = '' } = await sharp(await makeVariant(await original, wanted)).metadata()
    expect(xmpAsString).toContain('<dc:creator><rdf:Seq><rdf:li>Mara Muster</rdf:li></rdf:Seq></dc:creator>')
    expect(xmpAsString).toContain('<rdf:li xml:lang="x-default">Ein Wal</rdf:li>')
    expect(xmpAsString).toContain('© 2024 Mara Muster / Zeichner. All rights reserved.')
    expect(xmpAsString).toContain('<photoshop:Credit>Mara Muster / Zeichner</photoshop:Credit>')
    expect(xmpAsString).toContain(
      '<xmpRights:WebStatement>https://zeichner.example/illustrator/mara?a=1&amp;b=2</xmpRights:WebStatement>',
    )
    expect(xmpAsString).toContain('<plus:LicensorName>Zeichner</plus:LicensorName>')
    expect(xmpAsString).toContain('<plus:LicensorURL>https://zeichner.example/agb</plus:LicensorURL>')
    expect(xmpAsString).toContain(
      '<plus:DataMining>http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED</plus:DataMining>',
    )
  })

  test('replace those of the original', async () => {
    const foreign = describeRights({ ...credit, creator: 'Somebody Else' }, testLicensor)
    const original = await aPainting(400, 300).withXmp(foreign).jpeg().toBuffer()
    const { xmpAsString } = await sharp(await makeVariant(original, making)).metadata()
    expect(xmpAsString).not.toContain('Somebody Else')
  })

  test('name the agency where a picture has no single creator', () => {
    const xmp = describeRights({ ...credit, creator: null }, testLicensor)
    expect(xmp).toContain('<rdf:li>Zeichner</rdf:li>')
    expect(xmp).toContain('<photoshop:Credit>Zeichner</photoshop:Credit>')
  })

  test('stay whole whatever a title holds', () => {
    const xmp = describeRights({ ...credit, title: '<b>"Tom" & \u0000Jerry\ud800' }, testLicensor)
    expect(xmp).toContain('>&lt;b&gt;&quot;Tom&quot; &amp;  Jerry\ufffd<')
  })
})
