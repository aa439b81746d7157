/** A side of a shape, as the shape's outermost pixel in each row or column along it. */
export type Side = Int32Array

/** Where a straight line along a side is at its middle, how it leans, and which share of the side's pixels lie on it. */
export type Line = { at: number; slope: number; share: number }

/** A page that is held or photographed a little askew leans so much at most, in pixels for each pixel along it. */
const MOST_SLOPE = 0.15
const SLOPE_STEP = 0.015
/** In pixels, to both sides of the line. */
const REACH = 1
/** At each end of a side, where corners are round or the neighbouring side leans into it. */
const CORNER_SHARE = 0.08
const SLOPES = Array.from(
  { length: 2 * Math.round(MOST_SLOPE / SLOPE_STEP) + 1 },
  (_, at) => (at - Math.round(MOST_SLOPE / SLOPE_STEP)) * SLOPE_STEP,
)

/** The line that most pixels of the side lie on; of lines with as many the most upright. */
export function fitLine(side: Side): Line {
  const skipped = Math.floor(side.length * CORNER_SHARE)
  const points = side.subarray(skipped, side.length - skipped)
  const middle = (points.length - 1) / 2
  const margin = Math.ceil(MOST_SLOPE * middle) + REACH
  const counts = new Int32Array(side.reduce((most, point) => Math.max(most, point), 0) + 2 * margin + 1)
  let best: Line = { at: 0, slope: 0, share: -1 }
  for (const slope of SLOPES) {
    counts.fill(0)
    for (let at = 0; at < points.length; at++) {
      const place = Math.round((points[at] ?? 0) - slope * (at - middle)) + margin
      counts[place] = (counts[place] ?? 0) + 1
    }
    const { place, count } = densest(counts)
    const share = count / points.length
    const isBetter = share > best.share || (share === best.share && Math.abs(slope) < Math.abs(best.slope))
    if (isBetter) best = { at: place - margin, slope, share }
  }
  return best
}

/** The middle of the places, next to each other, that hold most; of several such middles the one that holds most itself. */
function densest(counts: Int32Array): { place: number; count: number } {
  let best = { place: 0, count: 0 }
  for (let place = REACH; place < counts.length - REACH; place++) {
    let count = 0
    for (let at = place - REACH; at <= place + REACH; at++) count += counts[at] ?? 0
    const isDenser = (counts[place] ?? 0) > (counts[best.place] ?? 0)
    if (count > best.count || (count === best.count && isDenser)) best = { place, count }
  }
  return best
}
