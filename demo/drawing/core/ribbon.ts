import { angleTo, type Point, polar, spline, steps } from './geometry.ts'

/** Width at a share (0 to 1) of the length. */
export type Profile = (share: number) => number

/** The widths at evenly spread places, softly joined. */
function profileOf(widths: readonly number[]): Profile {
  return (share) => {
    const place = Math.min(1, Math.max(0, share)) * (widths.length - 1)
    const low = Math.min(widths.length - 2, Math.floor(place))
    const [from, to] = [widths[Math.max(0, low)] ?? 0, widths[low + 1] ?? widths[0] ?? 0]
    const soft = place - low
    return from + (to - from) * soft * soft * (3 - 2 * soft)
  }
}

/** A limb: the outline around a line whose width changes along it; ends are round. */
export function ribbon(line: readonly Point[], width: Profile | readonly number[], smoothness = 5): Point[] {
  const profile = typeof width === 'function' ? width : profileOf(width)
  const centre = line.length > 2 ? spline(line, smoothness) : densify(line)
  const last = centre.length - 1
  const headings = centre.map((point, index) =>
    angleTo(centre[Math.max(0, index - 1)] ?? point, centre[Math.min(last, index + 1)] ?? point),
  )
  const side = (turn: number) =>
    centre.map((point, index) => polar(point, (headings[index] ?? 0) + turn, profile(index / last) / 2))
  const cap = (index: number, from: number, radius: number): Point[] =>
    steps(4, (share) =>
      polar(
        centre[index] ?? [0, 0],
        (headings[index] ?? 0) + from + (share * 0.6 + 0.2) * Math.PI,
        radius / 2,
      ),
    )
  return [
    ...side(-Math.PI / 2),
    ...cap(last, -Math.PI / 2, profile(1)),
    ...side(Math.PI / 2).reverse(),
    ...cap(0, Math.PI / 2, profile(0)),
  ]
}

function densify(line: readonly Point[]): Point[] {
  const [from, to] = [line[0] ?? [0, 0], line[1] ?? [0, 0]]
  return steps(
    4,
    (share): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
  )
}

/** A leaf or petal: pointed at both ends, widest a little before the middle, curved by `bend`. */
export function leaf(from: Point, angle: number, length: number, width: number, bend = 0): Point[] {
  const edge = (share: number, side: number): Point => {
    const across = Math.sin(Math.PI * share ** 0.8) * (width / 2) * side + bend * length * share * share
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return [from[0] + share * length * cos - across * sin, from[1] + share * length * sin + across * cos]
  }
  const count = length < 30 ? 5 : 9
  return [
    ...steps(count, (share) => edge(share, 1)),
    ...steps(count, (share) => edge(1 - share, -1)).slice(1, -1),
  ]
}
