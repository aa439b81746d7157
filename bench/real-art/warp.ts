/** Red, green and blue bytes. */
export type Pixels = { data: Uint8Array; width: number; height: number }
type Point = readonly [x: number, y: number]
/** The corners of the picture in the photo: top left, top right, bottom right, bottom left, in its pixels. */
export type Corners = readonly [Point, Point, Point, Point]

const CHANNELS = 3

/** The photo of a picture that lies on a ground, as a camera from the side sees it. */
export function layInPerspective(picture: Pixels, ground: Pixels, corners: Corners): Pixels {
  const toPicture = unprojection(corners)
  const data = Uint8Array.from(ground.data)
  for (let y = 0; y < ground.height; y++) {
    for (let x = 0; x < ground.width; x++) {
      const [across, down] = toPicture(x + 0.5, y + 0.5)
      if (across < 0 || across >= 1 || down < 0 || down >= 1) continue
      const from =
        CHANNELS * (Math.floor(down * picture.height) * picture.width + Math.floor(across * picture.width))
      data.set(picture.data.subarray(from, from + CHANNELS), CHANNELS * (y * ground.width + x))
    }
  }
  return { ...ground, data }
}

/**
 * From a point of the photo to shares of the picture's sides. The mapping of a unit square to four corners (Heckbert,
 * 1989) and its inverse, the adjugate.
 */
export function unprojection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): (
  x: number,
  y: number,
) => Point {
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2]
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / whole
  const h = (dx1 * sy - sx * dy1) / whole
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0]
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0]
  return (x, y) => {
    const across = (e - f * h) * x + (c * h - b) * y + (b * f - c * e)
    const down = (f * g - d) * x + (a - c * g) * y + (c * d - a * f)
    const depth = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d)
    return [across / depth, down / depth]
  }
}
