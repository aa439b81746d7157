import { expect, test } from 'vitest'
import { distinctNames, fileName, fileNameFor, plainName } from './file-name.ts'

const PDF = 'application/pdf'
const JPEG = 'image/jpeg'

test.each([
  ['its ending is that of its content', 'Briefing.exe', PDF, 'Briefing.pdf'],
  ['one that is right stays', 'Briefing.pdf', PDF, 'Briefing.pdf'],
  ['in capitals', 'Briefing.PDF', PDF, 'Briefing.pdf'],
  ['a picture that became a JPEG', 'Foto.tiff', JPEG, 'Foto.jpg'],
  ['of a kind that nobody knows', 'Foto.jpg', 'text/html', 'Foto.bin'],
  ['two endings, the last one a program', 'Briefing.pdf.exe', PDF, 'Briefing.pdf'],
  ['two endings, the first one a program', 'Briefing.exe.pdf', PDF, 'Briefing.exe.pdf'],
  ['dots that are none', 'Umschlag Nr. 2 v1.5', JPEG, 'Umschlag Nr. 2 v1.5.jpg'],
  ['no ending', 'Skizze', JPEG, 'Skizze.jpg'],
  ['only an ending', '.pdf', PDF, 'Datei.pdf'],
  ['nothing', '', JPEG, 'Datei.jpg'],
  ['only dots', '....', JPEG, 'Datei.jpg'],
  ['a hidden file', '.htaccess', PDF, 'htaccess.pdf'],
  ['dots and spaces at the end', 'Briefing.exe. . .', PDF, 'Briefing.pdf'],
  ['dots before the ending', 'Briefing...pdf', PDF, 'Briefing.pdf'],
  ['written from right to left', 'Briefing\u202efdp.exe', PDF, 'Briefingfdp.pdf'],
  ['marks without a width', 'Brief\u200b\u200f\u2066ing.ex\ufeffe', PDF, 'Briefing.pdf'],
  ['a path', '../../etc/passwd', PDF, 'passwd.pdf'],
  ['a path of Windows', 'C:\\Users\\x\\Briefing.exe', PDF, 'Briefing.pdf'],
  ['a line break', 'a\r\nSet-Cookie: b.pdf', PDF, 'aSet-Cookie_ b.pdf'],
  ['half a letter', 'a\ud83d.pdf', PDF, 'a\ufffd.pdf'],
  ['a device of Windows', 'CON.pdf', PDF, '_CON.pdf'],
  ['a device with two endings', 'aux.tar.gz', PDF, '_aux.tar.pdf'],
  ['a device with a number', 'Lpt9 .exe', PDF, '_Lpt9.pdf'],
  ['what only begins like one', 'Console.pdf', PDF, 'Console.pdf'],
  ['emoji', '🖌️ für 👩🏽‍🎨.jpeg', JPEG, '🖌️ für 👩🏽‍🎨.jpg'],
  ['300 letters', `${'ä'.repeat(300)}.exe`, PDF, `${'ä'.repeat(100)}.pdf`],
  [
    '300 letters and a point where they are cut',
    `${'a'.repeat(199)}.${'b'.repeat(100)}`,
    PDF,
    `${'a'.repeat(199)}.pdf`,
  ],
  ['70 families', `${'👩‍👩‍👧‍👦'.repeat(70)}.jpg`, JPEG, `${'👩‍👩‍👧‍👦'.repeat(8)}.jpg`],
])('the name of a file: %s', (_, name, contentType, expected) => {
  expect(fileNameFor(name, contentType)).toBe(expected)
  // The same again for what was stored under a name of ours.
  expect(fileNameFor(expected, contentType)).toBe(expected)
  expect(Buffer.byteLength(expected)).toBeLessThanOrEqual(255)
})

test('a file that nobody can download is called what its sender called it, in one line', () => {
  expect(plainName('kaputt\u202e\r\n.jpg')).toBe('kaputt.jpg')
  expect(plainName(`${'x'.repeat(300)}.jpg`)).toBe(`${'x'.repeat(200)}.jpg`)
})

test.each([
  ['Wal 1/2.jpg', 'Wal 1-2.jpg'],
  ['AC/DC: „Live“?.jpg', 'AC-DC_ „Live“_.jpg'],
  ['a\\b*c"d<e>f|g.tif', 'a-b_c_d_e_f_g.tif'],
  ['Mo\u0308we.tif', 'M\u00f6we.tif'],
  ['..', 'Datei'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['Ende. . .', 'Ende'],
  ['CON', '_CON'],
  ['nul.tar.gz', '_nul.tar.gz'],
  ['a\u0000\r\nb\u202e.pdf', 'ab.pdf'],
  ['half \ud83d.pdf', 'half \ufffd.pdf'],
  ['', 'Datei'],
  [`${'x'.repeat(300)}.psd`, `${'x'.repeat(200)}.psd`],
  [`${'👩‍👩‍👧‍👦'.repeat(70)}.jpg`, `${'👩‍👩‍👧‍👦'.repeat(8)}.jpg`],
])('%j is called %j on every system', (name, expected) => {
  expect(fileName(name)).toBe(expected)
  expect(fileName(expected)).toBe(expected)
})

test('files side by side are told apart without regard to capitals', () => {
  expect(distinctNames(['A.tif', 'a.TIF', 'a.tif', 'a (2).TIF', 'b'])).toEqual([
    'A.tif',
    'a (2).TIF',
    'a (3).tif',
    'a (2) (2).TIF',
    'b',
  ])
})
