import { drawnFilm } from './drawn-film.ts'
import type { Film } from './film.ts'
import { RECORDING_COLOURS, recordingScene } from './recording-scene.ts'

const SECONDS = 17
const HELD_SECONDS = 1.8

/** The graphic recording: a sheet that draws itself, as it happens at a conference. */
export function recordingFilm(): Promise<Film> {
  return drawnFilm({
    ...recordingScene(),
    colours: RECORDING_COLOURS,
    seconds: SECONDS,
    heldSeconds: HELD_SECONDS,
  })
}
