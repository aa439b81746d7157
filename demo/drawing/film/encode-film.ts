import { FILM_HEIGHT, FILM_WIDTH, type Film, FRAMES_PER_SECOND } from './film.ts'

/** One full picture at the beginning: the films are so short that seeking may decode all before. */
const GROUP_OF_PICTURES = 600

/** The film as the bytes of an mp4 file, H.264 without sound. `onFrame` is told how many frames are done. */
export async function encodeFilm(
  film: Film,
  onFrame: (done: number, all: number) => void,
): Promise<Uint8Array> {
  // Only here: the package takes over what happens to uncaught errors.
  const { default: encoding } = await import('h264-mp4-encoder')
  const encoder = await encoding.createH264MP4Encoder()
  encoder.width = FILM_WIDTH
  encoder.height = FILM_HEIGHT
  encoder.frameRate = FRAMES_PER_SECOND
  encoder.quantizationParameter = film.coarseness
  encoder.groupOfPictures = GROUP_OF_PICTURES
  encoder.initialize()
  const frames = Math.round(film.seconds * FRAMES_PER_SECOND)
  const rgba = new Uint8Array(FILM_WIDTH * FILM_HEIGHT * 4).fill(255)
  for (let frame = 0; frame < frames; frame++) {
    const { data } = await film.frameAt(frame / FRAMES_PER_SECOND)
    for (let place = 0; place < FILM_WIDTH * FILM_HEIGHT; place++)
      rgba.set(data.subarray(place * 3, place * 3 + 3), place * 4)
    encoder.addFrameRgba(rgba)
    onFrame(frame + 1, frames)
  }
  encoder.finalize()
  const bytes = encoder.FS.readFile(encoder.outputFilename)
  encoder.delete()
  return bytes
}
