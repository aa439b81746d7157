import { type ScrollResult, TILES } from './scroll.ts'
import type { Row } from './table.ts'

/** 60 frames per second; one frame in twenty may be late. */
const FRAMES_IN_TIME = 0.95
const MOST_GROWN_MB = 300

export function scrollRows({ medianFrameMs, slowFrameMs, inTime, grownMb, heldMb }: ScrollResult): Row[] {
  const alone = { reference: '', ratio: null, processorRatio: null }
  return [
    {
      ...alone,
      what: `scrolling ${TILES} tiles: frames within 16.7 ms (median ${medianFrameMs.toFixed(1)}, 95 % within ${slowFrameMs.toFixed(1)})`,
      ours: `${Math.round(inTime * 100)} %`,
      wanted: `>= ${FRAMES_IN_TIME * 100} %`,
      met: inTime >= FRAMES_IN_TIME,
    },
    {
      ...alone,
      what: `scrolling ${TILES} tiles: the page holds (${Math.round(grownMb)} MB with what the browser keeps in case)`,
      ours: `${Math.round(heldMb)} MB`,
      wanted: `<= ${MOST_GROWN_MB} MB`,
      met: heldMb <= MOST_GROWN_MB,
    },
  ]
}
