import { box, hue, line, render, repeat, text, words } from './drawing.ts'
import { between, oneOf, type Random, wholeBetween } from './raster.ts'

/** What reports and slides show. */
export const CHARTS = { bars, grouped, curves, area, pie, scatter, heatmap, boxes, dashboard, histogram }

const SHEET = { width: 640, height: 480 }
const [LEFT, RIGHT, TOP, BOTTOM] = [60, 610, 60, 420]

type Look = { ground: string; ink: string; faint: string; colours: string[] }

function anyLook(random: Random): Look {
  const isDark = random() < 0.25
  const colours = Array.from({ length: 8 }, () =>
    hue(random, between(random, 30, 85), between(random, 35, 65)),
  )
  return isDark
    ? { ground: '#1c1f26', ink: '#dde', faint: '#3a3f4a', colours }
    : { ground: oneOf(random, ['#fff', '#fff', '#f7f7f7', '#fdf8ec']), ink: '#333', faint: '#ddd', colours }
}

const colourAt = ({ colours }: Look, at: number) => colours[at % colours.length] ?? '#888'

function axes(random: Random, { ink, faint }: Look): string {
  const title = random() < 0.7 ? text(LEFT, 36, 20, ink, words(random, 4)) : ''
  const lines = repeat(6, (at) => {
    const y = BOTTOM - at * 68
    return line(`M${LEFT} ${y}H${RIGHT}`, faint) + text(22, y + 5, 13, ink, String(at * 20))
  })
  const names = repeat(6, (at) => text(LEFT + 20 + at * 92, BOTTOM + 24, 13, ink, words(random, 1)))
  return title + (random() < 0.8 ? lines : '') + names + line(`M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}`, ink, 2)
}

/** Rising and falling heights of so many values. */
function heights(random: Random, count: number): number[] {
  let height = between(random, 60, 260)
  return Array.from({ length: count }, () => {
    height = Math.max(20, Math.min(340, height + between(random, -70, 75)))
    return height
  })
}

function bars(random: Random): Promise<Buffer> {
  const look = anyLook(random)
  const [count, isOfMany] = [wholeBetween(random, 4, 14), random() < 0.4]
  const step = (RIGHT - LEFT - 20) / count
  const all = heights(random, count).map((height, at) =>
    box(LEFT + 14 + at * step, BOTTOM - height, step * 0.68, height, colourAt(look, isOfMany ? at : 0)),
  )
  return render(SHEET, look.ground, axes(random, look) + all.join(''))
}

function grouped(random: Random): Promise<Buffer> {
  const look = anyLook(random)
  const [groups, kinds] = [wholeBetween(random, 3, 6), wholeBetween(random, 2, 4)]
  const isStacked = random() < 0.5
  const step = (RIGHT - LEFT) / groups
  const all = repeat(groups, (group) => {
    let below = 0
    return repeat(kinds, (kind) => {
      const height = between(random, 20, isStacked ? 300 / kinds : 300)
      const x = LEFT + 12 + group * step + (isStacked ? 0 : (kind * step * 0.8) / kinds)
      const drawn = box(
        x,
        BOTTOM - below - height,
        isStacked ? step * 0.6 : (step * 0.75) / kinds,
        height,
        colourAt(look, kind),
      )
      below += isStacked ? height : 0
      return drawn
    })
  })
  return render(SHEET, look.ground, axes(random, look) + all)
}

function pathOf(values: readonly number[]): string {
  const step = (RIGHT - LEFT) / (values.length - 1)
  return `M${values.map((height, at) => `${LEFT + at * step} ${BOTTOM - height}`).join('L')}`
}

function curves(random: Random): Promise<Buffer> {
  const look = anyLook(random)
  const count = oneOf(random, [6, 12, 40, 120])
  const all = repeat(wholeBetween(random, 1, 5), (at) =>
    line(pathOf(heights(random, count)), colourAt(look, at), between(random, 1.5, 5)),
  )
  return render(SHEET, look.ground, axes(random, look) + all)
}

function area(random: Random): Promise<Buffer> {
  const look = anyLook(random)
  const all = repeat(wholeBetween(random, 1, 3), (at) => {
    const path = `${pathOf(heights(random, 20))}L${RIGHT} ${BOTTOM}L${LEFT} ${BOTTOM}Z`
    return `<path d="${path}" fill="${colourAt(look, at)}" fill-opacity=".7"/>`
  })
  return render(SHEET, look.ground, axes(random, look) + all)
}

function pie(random: Random): Promise<Buffer> {
  const look = anyLook(random)
  const shares = Array.from({ length: wholeBetween(random, 3, 8) }, () => between(random, 0.3, 1.5))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const [x, y, reach] = [between(random, 200, 420), 250, between(random, 120, 180)]
  let from = 0
  const all = shares.map((share, at) => {
    const point = (turn: number) => `${x + reach * Math.sin(turn)} ${y - reach * Math.cos(turn)}`
    const to = from + (2 * Math.PI * share) / whole
    const path = `M${x} ${y}L${point(from)}A${reach} ${reach} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}Z`
    from = to
    return `<path d="${path}" fill="${colourAt(look, at)}" stroke="${look.ground}" stroke-width="2"/>`
  })
  const hole = random() < 0.5 ? `<circle cx="${x}" cy="${y}" r="${reach * 0.55}" fill="${look.ground}"/>` : ''
  const legend = repeat(
    shares.length,
    (at) =>
      box(20, 380 - at * 24, 14, 14, colourAt(look, at)) +
      text(42, 392 - at * 24, 13, look.ink, words(random, 1)),
  )
  return render(
    SHEET,
    look.ground,
    text(LEFT, 36, 20, look.ink, words(random, 3)) + all.join('') + hole + legend,
  )
}

function scatter(random: Random): Promise<Buffer> {
  const look = anyLook(random)
  const [slope, spread] = [between(random, -0.5, 0.6), between(random, 20, 150)]
  const all = repeat(wholeBetween(random, 30, 300), (at) => {
    const x = between(random, LEFT + 10, RIGHT)
    const y = 240 - slope * (x - 335) + between(random, -spread, spread)
    return `<circle cx="${x}" cy="${Math.max(TOP, Math.min(BOTTOM - 4, y))}" r="${between(random, 3, 7)}" fill="${colourAt(look, at % 3)}" fill-opacity=".8"/>`
  })
  return render(SHEET, look.ground, axes(random, look) + all)
}

function heatmap(random: Random): Promise<Buffer> {
  const look = anyLook(random)
  const [columns, rows, own] = [wholeBetween(random, 6, 20), wholeBetween(random, 5, 14), 360 * random()]
  const [width, height] = [540 / columns, 360 / rows]
  const all = repeat(rows, (row) =>
    repeat(columns, (column) =>
      box(
        LEFT + column * width,
        TOP + row * height,
        width - 2,
        height - 2,
        `hsl(${own} 65% ${between(random, 25, 92)}%)`,
      ),
    ),
  )
  return render(SHEET, look.ground, text(LEFT, 36, 20, look.ink, words(random, 3)) + all)
}

/** An organisation, or steps that follow each other. */
function boxes(random: Random): Promise<Buffer> {
  const look = anyLook(random)
  const rows = wholeBetween(random, 3, 4)
  const all = repeat(rows, (row) => {
    const count = row === 0 ? 1 : wholeBetween(random, 2, 5)
    return repeat(count, (at) => {
      const [x, y] = [30 + ((at + 0.5) * 580) / count, 40 + row * 110]
      const up = row === 0 ? '' : line(`M${x} ${y}V${y - 30}H320V${y - 55}`, look.ink, 1.5)
      const fill = random() < 0.5 ? look.ground : colourAt(look, row)
      return (
        up +
        box(x - 52, y, 104, 54, fill, `rx="6" stroke="${look.ink}"`) +
        text(x - 40, y + 32, 14, look.ink, words(random, 1))
      )
    })
  })
  return render(SHEET, look.ground, all)
}

function dashboard(random: Random): Promise<Buffer> {
  const look = anyLook(random)
  const tile = (x: number, y: number, at: number) => {
    const path = heights(random, 12).map((height, step) => `${x + 14 + step * 15.5} ${y + 125 - height / 4}`)
    const inside =
      random() < 0.5
        ? line(`M${path.join('L')}`, colourAt(look, at), 3)
        : text(x + 16, y + 95, 40, colourAt(look, at), String(wholeBetween(random, 10, 9_999)))
    return (
      box(x, y, 196, 138, look.ground, `stroke="${look.faint}" rx="6"`) +
      text(x + 14, y + 26, 14, look.ink, words(random, 2)) +
      inside
    )
  }
  return render(
    SHEET,
    look.faint,
    repeat(9, (at) => tile(14 + (at % 3) * 208, 20 + Math.floor(at / 3) * 150, at)),
  )
}

function histogram(random: Random): Promise<Buffer> {
  const look = anyLook(random)
  const [count, middle, width] = [
    wholeBetween(random, 18, 60),
    between(random, 0.3, 0.7),
    between(random, 0.1, 0.3),
  ]
  const step = (RIGHT - LEFT) / count
  const all = repeat(count, (at) => {
    const height = (320 * Math.exp(-(((at / count - middle) / width) ** 2)) + 6) * between(random, 0.75, 1)
    return box(LEFT + at * step, BOTTOM - height, step - 1, height, colourAt(look, 0))
  })
  return render(SHEET, look.ground, axes(random, look) + all)
}
