import { box, hue, line, render, repeat, text, words } from './drawing.ts'
import { between, oneOf, type Random, wholeBetween } from './raster.ts'

/** What programs show. */
export const SCREENS = { editor, terminal, desktop, website, spreadsheet, chat, settings, mail, map, signIn }

const SCREEN = { width: 720, height: 450 }
const PHONE = { width: 340, height: 700 }

const EDITORS = [
  { ground: '#1e1e1e', inks: ['#d4d4d4', '#569cd6', '#ce9178', '#6a9955', '#c586c0'] },
  { ground: '#282c34', inks: ['#abb2bf', '#e06c75', '#98c379', '#61afef', '#d19a66'] },
  { ground: '#ffffff', inks: ['#222222', '#0000cc', '#a31515', '#008000', '#795e26'] },
  { ground: '#fdf6e3', inks: ['#586e75', '#268bd2', '#859900', '#b58900', '#d33682'] },
  { ground: '#002b36', inks: ['#93a1a1', '#2aa198', '#cb4b16', '#859900', '#268bd2'] },
] as const

/** Lines of a program from a place on, each word in a colour. */
function codeLines(
  random: Random,
  x: number,
  y: number,
  rows: number,
  size: number,
  inks: readonly string[],
): string {
  let depth = 0
  return repeat(rows, (row) => {
    depth = Math.max(0, Math.min(5, depth + wholeBetween(random, -1, 1)))
    if (random() < 0.12) return ''
    let left = x + depth * size * 2
    return repeat(wholeBetween(random, 1, 7), () => {
      const word = words(random, 1) + oneOf(random, ['', '(', ')', ' =', ';', ',', '.', ': {', '()'])
      const drawn = text(
        left,
        y + row * size * 1.5,
        size,
        oneOf(random, [inks[0] ?? '#888', ...inks]),
        word,
        'monospace',
      )
      left += (word.length + 1) * size * 0.6
      return drawn
    })
  })
}

function editor(random: Random): Promise<Buffer> {
  const { ground, inks } = oneOf(random, [EDITORS[0], ...EDITORS])
  const size = between(random, 8, 15)
  const rows = Math.floor(420 / (size * 1.5))
  const side = random() < 0.6 ? 130 : 0
  const files = side
    ? box(0, 0, side, 450, '#00000033') +
      repeat(16, (at) => text(12, 40 + at * 20, 11, inks[0], words(random, 1)))
    : ''
  const numbers = repeat(rows, (row) =>
    text(side + 8, 30 + row * size * 1.5, size, '#888', String(row + 1), 'monospace'),
  )
  const bar = random() < 0.6 ? box(0, 434, 720, 16, oneOf(random, ['#007acc', '#444', '#ddd'])) : ''
  return render(SCREEN, ground, files + numbers + codeLines(random, side + 44, 30, rows, size, inks) + bar)
}

function terminal(random: Random): Promise<Buffer> {
  const [ground, ink] = oneOf<readonly [string, string]>(random, [
    ['#000', '#33ff66'],
    ['#000', '#ddd'],
    ['#300a24', '#eee'],
    ['#1d1f21', '#c5c8c6'],
    ['#fff', '#222'],
  ])
  const size = between(random, 9, 16)
  const rows = Math.floor(430 / (size * 1.4))
  return render(
    SCREEN,
    ground,
    repeat(rows, (row) =>
      text(
        10,
        20 + row * size * 1.4,
        size,
        random() < 0.15 ? hue(random, 60, 60) : ink,
        words(random, wholeBetween(random, 1, 11)),
        'monospace',
      ),
    ),
  )
}

/** A window with a bar, lines and buttons in it. */
function windowAt(random: Random, x: number, y: number, width: number, height: number): string {
  const isDark = random() < 0.3
  const [ground, ink] = isDark ? ['#2b2b2e', '#ddd'] : ['#fdfdfd', '#333']
  const bar =
    box(x, y, width, 24, isDark ? '#3a3a3e' : '#dfe3e8') +
    repeat(
      3,
      (at) =>
        `<circle cx="${x + 14 + at * 18}" cy="${y + 12}" r="5" fill="${['#ff5f57', '#febc2e', '#28c840'][at]}"/>`,
    )
  const rows = Math.floor((height - 50) / 20)
  const inside =
    random() < 0.4
      ? codeLines(random, x + 12, y + 50, rows, 10, [ink, '#59c', '#b75'])
      : repeat(rows, (row) => text(x + 12, y + 50 + row * 20, 12, ink, words(random, Math.floor(width / 70))))
  return box(x, y, width, height, ground, 'stroke="#0003"') + bar + inside
}

function desktop(random: Random): Promise<Buffer> {
  const ground = hue(random, between(random, 10, 60), between(random, 15, 60))
  const windows = repeat(wholeBetween(random, 1, 4), () =>
    windowAt(
      random,
      between(random, 30, 330),
      between(random, 20, 170),
      between(random, 220, 380),
      between(random, 150, 250),
    ),
  )
  const bar =
    random() < 0.5
      ? box(0, 422, 720, 28, '#202225') +
        repeat(8, (at) => box(10 + at * 32, 427, 18, 18, hue(random), 'rx="4"'))
      : box(0, 0, 720, 20, '#eeeeee')
  const icons = repeat(
    wholeBetween(random, 0, 8),
    (at) =>
      box(660, 30 + at * 52, 28, 28, hue(random), 'rx="5"') +
      text(652, 70 + at * 52, 9, '#fff', words(random, 1)),
  )
  return render(SCREEN, ground, icons + windows + bar)
}

function website(random: Random): Promise<Buffer> {
  const own = hue(random)
  const head =
    box(0, 0, 720, 46, random() < 0.5 ? own : '#fff', 'stroke="#ddd"') +
    repeat(5, (at) => text(300 + at * 80, 28, 13, '#444', words(random, 1)))
  const cards = repeat(wholeBetween(random, 3, 6), (at) => {
    const [x, y] = [30 + (at % 3) * 226, 210 + Math.floor(at / 3) * 130]
    return (
      box(x, y, 206, 112, '#fff', 'stroke="#ddd" rx="6"') +
      box(x + 12, y + 12, 30, 30, own, 'rx="15"') +
      repeat(3, (row) => text(x + 12, y + 62 + row * 17, 11, '#555', words(random, 4)))
    )
  })
  return render(
    SCREEN,
    '#f6f7f9',
    head +
      text(30, 100, 30, '#222', words(random, 4)) +
      text(30, 136, 14, '#555', words(random, 10)) +
      box(30, 156, 120, 34, own, 'rx="4"') +
      cards,
  )
}

function spreadsheet(random: Random): Promise<Buffer> {
  const [width, height] = [between(random, 60, 110), between(random, 16, 24)]
  const [columns, rows] = [Math.ceil(720 / width), Math.ceil(420 / height)]
  const lines =
    repeat(columns, (at) => line(`M${at * width} 30V450`, '#d5d5d5')) +
    repeat(rows, (at) => line(`M0 ${30 + at * height}H720`, '#d5d5d5'))
  const cells = repeat(columns * rows, (at) => {
    const [x, y] = [(at % columns) * width, 30 + Math.floor(at / columns) * height]
    const fill = random() < 0.05 ? box(x, y, width, height, hue(random, 70, 85)) : ''
    return (
      fill +
      (random() < 0.6
        ? text(
            x + 5,
            y + height * 0.72,
            height * 0.55,
            '#222',
            random() < 0.5 ? between(random, 1, 9_999).toFixed(2) : words(random, 1),
          )
        : '')
    )
  })
  return render(SCREEN, '#fff', box(0, 0, 720, 30, '#e8ebef') + cells + lines)
}

function chat(random: Random): Promise<Buffer> {
  const isDark = random() < 0.4
  let y = 80
  const bubbles = repeat(wholeBetween(random, 6, 9), () => {
    const [isOwn, rows] = [random() < 0.5, wholeBetween(random, 1, 3)]
    const [x, height] = [isOwn ? 110 : 14, 18 + rows * 18]
    const drawn =
      box(x, y, 212, height, isOwn ? '#3a86ff' : isDark ? '#333' : '#e6e6ea', 'rx="14"') +
      repeat(rows, (row) =>
        text(x + 12, y + 22 + row * 18, 12, isOwn || isDark ? '#fff' : '#222', words(random, 4)),
      )
    y += height + 12
    return drawn
  })
  return render(
    PHONE,
    isDark ? '#111' : '#fff',
    box(0, 0, 340, 60, isDark ? '#222' : '#f2f2f2') +
      text(60, 38, 16, isDark ? '#fff' : '#222', words(random, 2)) +
      bubbles +
      box(14, 650, 312, 36, isDark ? '#222' : '#eee', 'rx="18"'),
  )
}

function settings(random: Random): Promise<Buffer> {
  const isDark = random() < 0.4
  const [ground, card, ink] = isDark ? ['#000', '#1c1c1e', '#fff'] : ['#f2f2f7', '#fff', '#222']
  const rows = repeat(11, (at) => {
    const y = 90 + at * 54
    const isOn = random() < 0.5
    const end =
      random() < 0.5
        ? box(270, y + 12, 44, 24, isOn ? '#34c759' : '#999', 'rx="12"')
        : text(300, y + 32, 18, '#999', '›')
    return (
      box(16, y, 308, 48, card, 'rx="8"') +
      box(26, y + 10, 28, 28, hue(random), 'rx="6"') +
      text(66, y + 30, 14, ink, words(random, 2)) +
      end
    )
  })
  return render(PHONE, ground, text(16, 60, 28, ink, words(random, 1)) + rows)
}

function mail(random: Random): Promise<Buffer> {
  const list = repeat(9, (at) => {
    const y = 20 + at * 48
    return (
      text(150, y + 8, 13, '#222', words(random, 2)) +
      text(150, y + 26, 11, '#777', words(random, 4)) +
      line(`M140 ${y + 36}H340`, '#ddd')
    )
  })
  const body = repeat(14, (row) => text(364, 110 + row * 20, 12, '#333', words(random, 7)))
  return render(
    SCREEN,
    '#fff',
    box(0, 0, 130, 450, oneOf(random, ['#2b3a55', '#f0f0f0', '#444'])) +
      repeat(8, (at) => text(16, 40 + at * 30, 13, '#9ab', words(random, 1))) +
      list +
      text(364, 60, 20, '#222', words(random, 4)) +
      body,
  )
}

function map(random: Random): Promise<Buffer> {
  const [ground, road] = oneOf<readonly [string, string]>(random, [
    ['#f2efe9', '#fff'],
    ['#e5e3df', '#ffd97a'],
    ['#242f3e', '#38414e'],
  ])
  const parks = repeat(6, () =>
    box(
      between(random, 0, 640),
      between(random, 0, 400),
      between(random, 40, 160),
      between(random, 40, 120),
      random() < 0.7 ? '#c8e6b8' : '#a9d3ea',
      `transform="rotate(${wholeBetween(random, -30, 30)} 360 225)"`,
    ),
  )
  const roads = repeat(wholeBetween(random, 12, 40), () =>
    line(
      `M${between(random, -50, 770)} ${oneOf(random, [-10, 460])}Q${between(random, 0, 720)} ${between(random, 0, 450)} ${between(random, -50, 770)} ${between(random, 0, 450)}`,
      road,
      between(random, 2, 14),
    ),
  )
  const names = repeat(12, () =>
    text(between(random, 20, 640), between(random, 20, 430), 11, '#667', words(random, 1)),
  )
  return render(SCREEN, ground, parks + roads + names)
}

function signIn(random: Random): Promise<Buffer> {
  const own = hue(random)
  const fields = repeat(
    wholeBetween(random, 2, 4),
    (at) =>
      text(230, 150 + at * 62, 12, '#444', words(random, 1)) +
      box(230, 158 + at * 62, 260, 32, '#fff', 'stroke="#bbb" rx="4"'),
  )
  return render(
    SCREEN,
    oneOf(random, ['#f5f5f5', '#fff', '#e9eef5', '#222831']),
    box(200, 50, 320, 360, '#fff', 'stroke="#ddd" rx="8"') +
      text(230, 100, 24, '#222', words(random, 2)) +
      fields +
      box(230, 364, 260, 34, own, 'rx="4"'),
  )
}
