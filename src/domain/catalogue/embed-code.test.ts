import { expect, test } from 'vitest'
import { readEmbedCode } from './embed-code.ts'

test('our own film is read with its poster', () => {
  const code = '<video src="/films/process-key.mp4" poster="/films/process-key.webp" controls></video>'
  expect(readEmbedCode(code)).toEqual({
    kind: 'own',
    film: '/films/process-key.mp4',
    poster: '/films/process-key.webp',
    size: null,
  })
  const sized = code.replace(' controls', ' width="1280" height="720" controls')
  expect(readEmbedCode(sized)).toMatchObject({ size: { width: 1280, height: 720 } })
})

test('of a known player only the address is read', () => {
  const code = '<iframe width="640" src="https://player.vimeo.com/video/1?h=2" onload="alert(1)"></iframe>'
  expect(readEmbedCode(code)).toEqual({
    kind: 'foreign',
    address: 'https://player.vimeo.com/video/1?h=2',
    host: 'player.vimeo.com',
  })
})

test.each([
  '',
  '<iframe></iframe>',
  '<script>alert(1)</script>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="http://player.vimeo.com/video/1"></iframe>',
  '<iframe src="https://player.vimeo.com.example/video/1"></iframe>',
  '<iframe src="https://player.vimeo.com@example.com/"></iframe>',
  '<iframe src="https://anotherplayer.vimeo.com/video/1"></iframe>',
  '<iframe src="https://tracker.example/"></iframe>',
  '<video src="https://tracker.example/film.mp4"></video>',
  '<video src="/films/../secret.mp4"></video>',
])('%s is not a player', (code) => {
  expect(readEmbedCode(code)).toBeNull()
})
